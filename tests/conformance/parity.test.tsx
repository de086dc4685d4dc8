/**
 * Every React widget hydrates the server's HTML exactly.
 *
 * Runs on React 18.3 and on 19 (see jest.config.js). Any recoverable error, any console
 * message and any DOM change before the first event is a failure.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontageIsland, IslandModule } from '@frontage/islands/types';
import { FakeResizeObserver } from '../support/observers';
import { blocks, fixturesOf, read } from './modules';

const cases = blocks
	.filter( ( module ) =>
		existsSync( join( module.folder, 'view/component.tsx' ) )
	)
	.flatMap( ( module ) =>
		fixturesOf( module ).map(
			( sentence ) =>
				[ `${ module.slug }/${ sentence }`, module, sentence ] as const
		)
	);

const mounted: ( () => void )[] = [];

beforeEach( () => FakeResizeObserver.install() );

afterEach( () => {
	mounted.splice( 0 ).forEach( ( unmount ) => unmount() );
	document.body.replaceChildren();
} );

describe( 'hydration', () => {
	it( 'has widgets to check', () => {
		expect( cases.length ).toBeGreaterThan( 0 );
	} );

	it.each( cases )( '%s', async ( _, module, sentence ) => {
		const { mount }: IslandModule = await import(
			join( module.folder, 'view.ts' )
		);
		document.body.innerHTML = read( module, `fixtures/${ sentence }.html` );
		const errors: unknown[] = [];
		document.addEventListener( 'frontage:island-error', ( event ) =>
			errors.push( ( event as CustomEvent ).detail )
		);
		const islands = document.querySelectorAll< FrontageIsland >(
			`frontage-island[name="${ module.slug }"][src*="/view.js"]`
		);
		for ( const island of islands ) {
			const before = island.innerHTML;
			const unmount = await mount(
				island,
				JSON.parse( island.getAttribute( 'props' ) ?? '{}' )
			);
			if ( unmount ) {
				mounted.push( unmount );
			}
			await new Promise( ( done ) => setTimeout( done ) );
			expect( island.innerHTML ).toBe( before );
		}
		expect( errors ).toEqual( [] );
	} );
} );
