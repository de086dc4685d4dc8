/** Styles and scripts use the same widths. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import presets from '@frontage/lib/breakpoints.json';

const scss = readFileSync( join( __dirname, '_breakpoints.scss' ), 'utf8' );

/** `$narrow` is the phone's width of the preset `narrow`, `$builder-tablet` that of another device. */
const inStyles = [ ...scss.matchAll( /^\$([a-z-]+):\s*(\d+)px/gm ) ].map(
	( [ , name = '', width ] ) => [ name, Number( width ) ] as const
);

test( 'the styles have widths', () => {
	expect( inStyles.length ).toBeGreaterThan( 0 );
} );

test.each( inStyles )( 'scripts match $%s', ( name, width ) => {
	const [ preset = '', device = 'phone' ] = name.split( '-' );
	const widths: Record< string, Record< string, number > > = presets;
	expect( widths[ preset ]?.[ device ] ).toBe( width );
} );
