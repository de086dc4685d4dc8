import { schedule } from '../../test/schedule';
import { trigger } from './view';

it( 'fires for forms that match the selector', () => {
	document.body.innerHTML = '<p id="ask"><b></b></p><i></i>';
	const [ any, one ] = [ schedule( trigger ), schedule( trigger, '#ask' ) ];
	const send = ( tag: string, type: string ) =>
		document
			.querySelector( tag )!
			.dispatchEvent( new Event( type, { bubbles: true } ) );
	send( 'i', 'wpcf7mailsent' );
	expect( [ any, one ].map( ( { mock } ) => mock.calls.length ) ).toEqual( [
		1, 0,
	] );
	send( 'b', 'frontage:goal' );
	expect( [ any, one ].map( ( { mock } ) => mock.calls.length ) ).toEqual( [
		2, 1,
	] );
} );
