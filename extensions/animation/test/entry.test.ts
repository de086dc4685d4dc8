import { styleOf } from '../edit/entry';
import vectors from './vectors.json';

const asText = ( style: Record< string, string > | null ) =>
	style &&
	Object.entries( style )
		.map( ( [ name, value ] ) => `${ name }:${ value }` )
		.join( ';' );

it.each( vectors.map( ( vector ) => [ vector.name, vector ] as const ) )(
	'matches the server: %s',
	( _, { settings, style } ) => {
		expect(
			asText( styleOf( settings as Record< string, unknown > ) )
		).toBe( style );
	}
);
