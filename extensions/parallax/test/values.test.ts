/** The editor's preview starts where the server's block does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleOf, VALUES } from '../edit/values';

it( 'has the limits and units of the server', () => {
	const source = readFileSync(
		join( __dirname, '../server/Parallax.php' ),
		'utf8'
	);
	const server = [
		...source.matchAll(
			/'(\w+)'\s+=> array\( (-?\d+), (\d+), (\d+), '(\S+)' \)/g
		),
	].map( ( [ , name, min, max, neutral, unit ] ) => [
		name,
		Number( min ),
		Number( max ),
		Number( neutral ),
		unit,
	] );
	expect(
		VALUES.map( ( { name, min, max, neutral, unit } ) => [
			name,
			min,
			max,
			neutral,
			unit,
		] )
	).toEqual( server );
} );

it( 'says where a block starts, and nothing if it does not move', () => {
	expect( styleOf( { vertical: 900, scale: 100 } ) ).toEqual( {
		'--frontage-parallax-vertical': '300px',
	} );
	expect( styleOf( { notOnPhones: true } ) ).toBeNull();
} );
