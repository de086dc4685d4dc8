/** Images of modules ship with the plugin, so they stay small. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, modules } from './modules';

const BYTES = 24 * 1024;

const pictures = modules.flatMap( ( module ) =>
	filesOf( module, 'picture.webp' ).map( ( file ) =>
		join( module.folder, file )
	)
);

it.each( pictures )( '%s is a small WebP', ( file ) => {
	expect( statSync( file ).size ).toBeLessThanOrEqual( BYTES );
	expect( readFileSync( file ).subarray( 8, 12 ).toString() ).toBe( 'WEBP' );
} );
