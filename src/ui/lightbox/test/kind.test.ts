import { kindOf } from '../kind';
import vectors from '../kinds.json';

it.each( vectors.map( ( { href, kind, key } ) => [ href, kind, key ] ) )(
	'%s is %s',
	( href, kind, key ) => {
		expect( kindOf( href! ) ).toEqual( kind ? { kind, key } : null );
	}
);
