/** The element that an entry refers to. */
import { parseHash } from '@frontage/lib/hash';
import { elementNamed } from './element-named';

beforeEach( () => {
	document.body.innerHTML =
		'<i id="tab-evening"></i><i id="evening"></i><i id="times"></i><i id="tab-times"></i>';
} );

test.each( [
	[ 'evening', 'tab-evening' ],
	[ 'tab-evening', 'tab-evening' ],
	[ 'times|1', 'times' ],
	[ 'times', 'tab-times' ],
	[ 'nobody', undefined ],
	[ 'nobody|1', undefined ],
] )( '%s means %s', ( hash, id ) => {
	expect( parseHash( hash ).map( elementNamed )[ 0 ]?.id ).toBe( id );
} );
