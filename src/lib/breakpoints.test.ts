/** One set of widths for scripts, server and styles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceAt, presets, upTo } from './breakpoints';

const scss = readFileSync(
	join( __dirname, '../scss/_breakpoints.scss' ),
	'utf8'
);

const inScss = [ ...scss.matchAll( /^\$([a-z-]+):\s*(\d+)px/gm ) ].map(
	( [ , name, width ] ) => [ name, Number( width ) ] as const
);

describe( 'breakpoints', () => {
	it( 'are in the styles at all', () => {
		expect( inScss.length ).toBeGreaterThan( 0 );
	} );

	it.each( inScss )( 'say the same of $%s in styles', ( name, width ) => {
		const [ preset, device = 'phone' ] = name.split( '-' );
		const widths: Record< string, Record< string, number > > = presets;
		expect( widths[ preset ]?.[ device ] ).toBe( width );
	} );

	it( 'write the condition of a device', () => {
		expect( upTo( 'narrow', 'phone' ) ).toBe( '(max-width: 767px)' );
	} );

	it( 'name the narrowest device that holds a width', () => {
		expect( deviceAt( 'builder', 767 ) ).toBe( 'phone' );
		expect( deviceAt( 'builder', 768 ) ).toBe( 'tablet' );
		expect( deviceAt( 'builder', 980 ) ).toBe( 'tablet' );
		expect( deviceAt( 'builder', 981 ) ).toBe( 'desktop' );
	} );
} );
