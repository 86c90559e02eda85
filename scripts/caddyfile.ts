import {
  compressedTypes,
  contentType,
  defaultCacheControl,
  hostOnlyFiles,
  immutable,
  mediaTypes,
  siteHeaders,
} from '@/lib/hosting';
import { DO_NOT_EDIT } from './do-not-edit';

/** A whole Caddyfile; address and folder come from the environment. */
export function caddyfile() {
  const headers = siteHeaders.map(({ name, value }) => `\t\t${name} "${value}"`);
  const types = Object.keys(mediaTypes).map(
    (ending) =>
      `\t\t@${ending} path *.${ending}\n\t\theader @${ending} Content-Type "${contentType(`.${ending}`)}"`,
  );
  const compressedFiles = Object.entries(mediaTypes)
    .filter(([, type]) => compressedTypes.includes(type))
    .map(([ending]) => `*.${ending}`);
  return `# ${DO_NOT_EDIT}
# SITE_ADDRESS is the site's name, e.g. www.example.com; SITE_ROOT is the folder that holds the export.

# Caddy names Accept-Encoding only where it compresses; a cache must know it of the plain answer too.
(compressed) {
	@compressed path ${compressedFiles.join(' ')}
	header @compressed {
		defer
		Vary Accept-Encoding
	}
	encode gzip {
		minimum_length 1
		match {
${compressedTypes.map((type) => `\t\t\theader Content-Type ${type}*`).join('\n')}
		}
	}
}

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:out}
	header {
${headers.join('\n')}
	}
	route {
		@unserved path //* *//* /404 /404/ /404.html ${hostOnlyFiles.join(' ')}
		error @unserved 404

		@home path /index /index.html /index/
		route @home {
			uri path_regexp ^/index(\\.html|/)?$ /
			redir {uri} 308
		}
		@page path_regexp page ^(/.+?)(\\.html|/)$
		route @page {
			@known file {re.page.1}.html
			route @known {
				uri path_regexp (\\.html|/)$ ""
				redir {uri} 308
			}
			error 404
		}

		rewrite / /index.html
		try_files {path} {path}.html =404
		import compressed
		header Cache-Control "${defaultCacheControl}"
		header ${immutable.folder}/* Cache-Control "${immutable.cacheControl}"
${types.join('\n')}
		file_server
	}
	handle_errors {
		route {
			rewrite * /404.html
			import compressed
			header Cache-Control "${defaultCacheControl}"
			file_server
		}
	}
}
`;
}
