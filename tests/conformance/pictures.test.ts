/** Pictures of rooms go into the plugin, so they stay small. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, rooms } from './rooms';

const BYTES = 24 * 1024;

const pictures = rooms.flatMap( ( room ) =>
	filesOf( room, 'picture.webp' ).map( ( file ) => join( room.folder, file ) )
);

it.each( pictures )( '%s is a small WebP', ( file ) => {
	expect( statSync( file ).size ).toBeLessThanOrEqual( BYTES );
	expect( readFileSync( file ).subarray( 8, 12 ).toString() ).toBe( 'WEBP' );
} );
