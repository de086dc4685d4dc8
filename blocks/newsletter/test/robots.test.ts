/** The form with a captcha and conditional questions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callAction } from '@frontage/api';
import type { FrontageIsland } from '@frontage/islands/types';
import { enhance } from '../view/enhance';
import { changeQuestion, freeId, removeQuestion } from '../edit/questions';
import type { QuestionAttributes } from '../view/types';

jest.mock( '@frontage/api' );
const call = jest.mocked( callAction );

const $ = < T extends HTMLElement = HTMLInputElement >( selector: string ) =>
	document.querySelector< T >( selector )!;
const form = () => $< HTMLFormElement >( 'form' );
const status = () => $( '[role=status]' ).textContent;
const settle = async () => {
	for ( let turn = 0; turn < 40; turn++ ) {
		await Promise.resolve();
	}
};
const press = async () => {
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	await settle();
};
const sent = () => call.mock.calls.map( ( [ name ] ) => name );
const question = ( sum: string, token: string ) => ( {
	token,
	kind: 'math',
	data: {},
	html: `<span class="frontage-form__sum"><label for="c">Captcha: ${ sum } =</label> <input id="c" name="frontage_captcha" required></span>`,
} );

let end: () => void = () => {};

beforeEach( () => {
	jest.useFakeTimers( { doNotFake: [ 'queueMicrotask' ] } );
	call.mockReset();
	globalThis.CSS ??= {
		escape: ( text: string ) => text.replace( /[[\]]/g, '\\$&' ),
	} as typeof CSS;
	document.body.innerHTML = readFileSync(
		join(
			__dirname,
			'../fixtures/asks-more-when-asked-to-and-for-a-sum.html'
		),
		'utf8'
	);
	const island = $< FrontageIsland >( 'frontage-island' );
	end = enhance( island, JSON.parse( island.getAttribute( 'props' )! ) );
} );
afterEach( () => {
	end();
	jest.useRealTimers();
} );

it( 'loads the sum at the first focus and a new one after a wrong answer', async () => {
	expect( call ).not.toHaveBeenCalled();
	call.mockResolvedValueOnce( question( '3 + 4', 'one' ) );
	$( '[name=et_email]' ).focus();
	await settle();
	expect( call.mock.calls[ 0 ]?.slice( 0, 2 ) ).toEqual( [
		'frontage_newsletter_token',
		{ et_checksum: 'signed' },
	] );
	$( '[name=et_email]' ).value = 'ann@example.org';
	await press();
	expect( sent() ).toHaveLength( 1 );
	expect( form().ownerDocument.activeElement ).toBe( $( '#c' ) );
	expect( $( '#c' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	$( '#c' ).value = '9';
	call.mockResolvedValueOnce( {
		error: 'The answer is not correct.',
		captcha: question( '5 + 6', 'two' ),
	} );
	await press();
	const fields = call.mock.calls[ 1 ]?.[ 1 ] as FormData;
	expect( fields.get( 'frontage_submission_token' ) ).toBe( 'one' );
	expect( fields.get( 'frontage_captcha' ) ).toBe( '9' );
	expect( status() ).toBe( 'The answer is not correct.' );
	expect( form().textContent ).toContain( '5 + 6' );
	expect( $( '#c' ).value ).toBe( '' );
	expect( $( '[name=frontage_submission_token]' ).value ).toBe( 'two' );
	expect( $( '[name=et_email]' ).value ).toBe( 'ann@example.org' );
} );

it( 'waits for the sum before sending', async () => {
	call.mockResolvedValueOnce( question( '3 + 4', 'one' ) );
	$( '[name=et_email]' ).value = 'ann@example.org';
	await press();
	expect( sent() ).toEqual( [ 'frontage_newsletter_token' ] );
	expect( form().ariaBusy ).toBeNull();
	expect( form().ownerDocument.activeElement ).toBe( $( '#c' ) );
} );

it( 'retries once after a network error with the same token and keeps the text', async () => {
	call.mockResolvedValueOnce( question( '3 + 4', 'one' ) );
	$( '[name=et_email]' ).focus();
	await settle();
	$( '[name=et_email]' ).value = 'ann@example.org';
	$( '#c' ).value = '7';
	const lost = Object.assign( new Error(), { code: 'network' } );
	call.mockRejectedValueOnce( lost ).mockRejectedValueOnce( lost );
	await press();
	expect( sent() ).toHaveLength( 3 );
	expect( status() ).toMatch( /could not be completed/ );
	expect( $( '[name=et_email]' ).value ).toBe( 'ann@example.org' );
	call.mockRejectedValueOnce( new Error() );
	await press();
	expect( sent() ).toHaveLength( 4 );
	call.mockResolvedValueOnce( { success: 'Yes.' } );
	await press();
	expect(
		call.mock.calls
			.slice( 1 )
			.map( ( [ , fields ] ) =>
				( fields as FormData ).get( 'frontage_submission_token' )
			)
	).toEqual( [ 'one', 'one', 'one', 'one' ] );
	expect( form().hidden ).toBe( true );
} );

it( 'shows a conditional question after 100 ms and sends hidden ones', async () => {
	const day = $( '[name*=day]' );
	const box = day.closest< HTMLElement >( '.frontage-newsletter__field' )!;
	expect( [ box.hidden, day.disabled, 'off' in box.dataset ] ).toEqual( [
		true,
		true,
		false,
	] );
	const choose = ( value: string ) => {
		$( `[value=${ value }]` ).checked = true;
		$( `[value=${ value }]` ).dispatchEvent(
			new Event( 'change', { bubbles: true } )
		);
	};
	expect( day.outerHTML ).toContain( 'required' );
	choose( 'w' );
	jest.advanceTimersByTime( 99 );
	expect( box.hidden ).toBe( true );
	jest.advanceTimersByTime( 1 );
	expect( [ box.hidden, day.disabled ] ).toEqual( [ false, false ] );
	day.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	$( '[value=m]' ).checked = true;
	jest.advanceTimersByTime( 249 );
	expect( box.hidden ).toBe( false );
	jest.advanceTimersByTime( 1 );
	expect( box.hidden ).toBe( true );
	call.mockResolvedValueOnce( question( '3 + 4', 'one' ) );
	$( '[name=et_email]' ).focus();
	await settle();
	$( '[name=et_email]' ).value = 'ann@example.org';
	$( '#c' ).value = '7';
	call.mockResolvedValueOnce( { success: 'Yes.' } );
	await press();
	const fields = call.mock.calls[ 1 ]?.[ 1 ] as FormData;
	expect( fields.get( 'et_hidden_fields' ) ).toBe( '["day"]' );
	expect( fields.get( 'et_custom_fields' ) ).toBe( '{"often":"m"}' );
} );

it( 'keeps names unique and conditions complete', () => {
	const line = (
		id: string,
		more: Partial< QuestionAttributes > = {}
	): QuestionAttributes => ( { id, type: 'text', label: id, ...more } );
	const asks = ( target: string ) => ( {
		relation: 'all' as const,
		rules: [ [ target, 'is', 'x' ] ] as [ string, string, string ][],
	} );
	const all = [ line( 'q1' ), line( 'q3', { when: asks( 'q1' ) } ) ];
	expect( freeId( all ) ).toBe( 'q4' );
	expect( changeQuestion( all, 0, { id: 'city' } )[ 1 ]?.when ).toEqual(
		asks( 'city' )
	);
	expect( changeQuestion( all, 0, { label: 'City' } )[ 1 ] ).toEqual(
		all[ 1 ]
	);
	expect( removeQuestion( all, 0 ) ).toEqual( [ line( 'q3' ) ] );
} );
