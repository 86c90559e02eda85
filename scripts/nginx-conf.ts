import {
  compressedTypes,
  defaultCacheControl,
  hostOnlyFiles,
  immutable,
  mediaTypes,
  siteHeaders,
} from '@/lib/hosting';
import { DO_NOT_EDIT } from './do-not-edit';

/** The inside of an nginx `server` block; names, certificates and the folder are the owner's, around it. */
export function nginxConf() {
  const text = Object.values(mediaTypes).filter((type) => type.startsWith('text/') && type !== 'text/html');
  const types = Object.entries(mediaTypes).map(([ending, type]) => `    ${type} ${ending};`);
  const headers = siteHeaders.map(({ name, value }) => `add_header ${name} "${value}" always;`);
  return `# ${DO_NOT_EDIT}
#
# server {
#     listen 80;
#     server_name www.example.com;
#     return 308 https://www.example.com$request_uri;
# }
# server {
#     listen 443 ssl;
#     http2 on; # from nginx 1.25.1 on
#     server_name www.example.com;
#     ssl_certificate /path/to/certificate.pem;
#     ssl_certificate_key /path/to/key.pem;
#     root /path/to/out;
#     include /path/to/hosting/nginx.conf;
# }

server_tokens off;
absolute_redirect off;
merge_slashes off;

types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set(text)].join(' ')};

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1;
gzip_types ${compressedTypes.filter((type) => type !== 'text/html').join(' ')};

${headers.join('\n')}
# Set anew for the 404 page, also of a path below that says otherwise; an empty value sends no header.
set $cache_control "${defaultCacheControl}";
add_header Cache-Control $cache_control always;

error_page 404 /404.html;
location = /404.html { internal; }
location ~ ^(/404/?|${hostOnlyFiles.map((file) => file.replace('.', '\\.')).join('|')})$ { return 404; }
# Without this, //name/ would be sent on to another host's address.
location ~ // { return 404; }

location ~ ^/index(\\.html|/)?$ {
    set $cache_control "";
    return 308 /$is_args$args;
}
location ~ ^(?<page>/.+?)(\\.html|/)$ {
    if (!-f $document_root$page.html) { return 404; }
    set $cache_control "";
    return 308 $page$is_args$args;
}
location ${immutable.folder}/ {
    set $cache_control "${immutable.cacheControl}";
    try_files $uri =404;
}
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
`;
}
