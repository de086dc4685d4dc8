import { schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'checks a query parameter, with or without a value', () => {
	history.replaceState( null, '', '?offer=spring' );
	const wanted = [ 'offer', 'offer=spring', 'offer=autumn', 'other' ];
	expect(
		wanted.map( ( value ) => schedule( trigger, value ).mock.calls.length )
	).toEqual( [ 1, 1, 0, 0 ] );
	history.replaceState( null, '', '?' );
} );
