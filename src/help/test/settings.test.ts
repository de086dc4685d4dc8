/** The palette leads to every tab of the settings. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tabs } from '../commands/settings';

jest.mock( '@wordpress/icons', () => ( {} ) );

const FOLDER = join( __dirname, '../../settings/tabs' );

it( 'names all tabs', () => {
	const there = readdirSync( FOLDER ).filter( ( name ) =>
		existsSync( join( FOLDER, name, 'tab.ts' ) )
	);
	expect( Object.keys( tabs() ).sort() ).toEqual( there.sort() );
} );
