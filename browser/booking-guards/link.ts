import { decorateLinks } from '@/lib/scheduling/decorate-links';

decorateLinks();
