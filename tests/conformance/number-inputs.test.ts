/** Browsers drop what their own language does not have from an input for numbers: “12,5” arrives as 125. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './modules';

/** Pages of a document are counted, never divided. */
const WHOLE = 'pdf-viewer';

test.each(
	modules
		.map( ( { folder, slug } ) => [ slug, join( folder, 'fixtures' ) ] )
		.filter(
			( [ slug, folder ] ) => slug !== WHOLE && existsSync( folder! )
		)
)( 'visitors of %s type numbers into a text input', ( _, folder ) => {
	const printed = readdirSync( folder! )
		.filter( ( file ) => file.endsWith( '.html' ) )
		.map( ( file ) => readFileSync( join( folder!, file ), 'utf8' ) );
	expect( printed.join() ).not.toContain( 'type="number"' );
} );
