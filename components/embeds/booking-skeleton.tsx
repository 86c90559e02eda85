const slots = [...'abcdefghijklmno'];

/** The outline of a calendar behind the frame, on the frame's own white, until the frame has spoken. */
export function BookingSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid content-start gap-6 p-6 peer-data-ready:hidden noscript:hidden print:hidden"
    >
      <span className="h-8 w-3/5 rounded-bar bg-[#e9f3f8]" />
      <span className="h-4 w-2/5 rounded-bar bg-[#e9f3f8]" />
      <span className="grid grid-cols-5 gap-3">
        {slots.map((slot) => (
          <span key={slot} className="h-11 rounded-bar bg-[#e9f3f8]" />
        ))}
      </span>
    </div>
  );
}
