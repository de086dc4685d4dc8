/** Writes the pages of `docs/` that are made from the sources; `npm run build` calls it. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from '../build/modules.mjs';
import { apiPage } from './api.mjs';
import { hooksPage } from './hooks.mjs';

/** @return {Record<string,string>} Pages by path. */
export const pages = () => ( {
	'docs/hooks.md': hooksPage(),
	'docs/api.md': apiPage(),
} );

/** Writes them all. */
export function writePages() {
	for ( const [ path, content ] of Object.entries( pages() ) ) {
		writeFileSync( root + path, content );
	}
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	writePages();
}
