/** What floats over a page has an opaque ground, and can be read, in the themes that the gate leaves out. */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ON, expectGrounds, publishPictures } from '../support/surfaces';
import { expect, test, visit } from '../support/test';
import { newest } from '../support/themes';

/** Folder of themes that are not part of this repository; each is copied to the site. See docs/testing.md. */
const THEMES_DIR = process.env.THEMES_DIR ?? '';
const FOREIGN = ( THEMES_DIR ? readdirSync( THEMES_DIR ) : [] )
	.map( ( name ) => join( THEMES_DIR, name ) )
	.filter( ( folder ) => existsSync( join( folder, 'style.css' ) ) );

/** Returns the folders of themes. */
function themes(): string[] {
	const home = join( process.env.FRONTAGE_SITE_DIR!, 'wp-content/themes' );
	const foreign = FOREIGN.map( ( folder ) => {
		cpSync( folder, join( home, basename( folder ) ), {
			recursive: true,
			dereference: true,
		} );
		return basename( folder );
	} );
	return [ newest(), 'other-slugs', 'dark', ...foreign ];
}

test( 'what floats over a picture has a ground of its own, and is read on it', async ( {
	open,
} ) => {
	test.setTimeout( 240_000 );
	const path = await publishPictures();
	for ( const theme of themes() ) {
		const page = await open( {}, { ...ON, frontage_env_theme: theme } );
		await visit( page, path );
		await expectGrounds( page, theme );
	}
} );

test( 'of themes that are not part of this repository', async () => {
	test.skip( ! THEMES_DIR, 'Needs THEMES_DIR.' );
	expect( FOREIGN ).not.toEqual( [] );
} );
