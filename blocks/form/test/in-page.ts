/** Puts a fixture's form into the page and enhances it, with fake timers and a mocked network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldRules } from '@frontage/lib/form-rules';
import { form } from '@frontage/form';
import type { FormProps } from '@frontage/form/types';
import { FakeIntersectionObserver } from '../../../tests/support/observers';
import { response } from '../../../tests/support/response';

/** Response of the mocked action; tests restore what they change. */
export const mockToken: Record< string, unknown > = {
	token: 't',
	kind: 'none',
	html: '',
	data: {},
	wait: 0,
};

let stop = () => {};

export const read = ( fixture: string ): string =>
	readFileSync( join( __dirname, `../fixtures/${ fixture }.html` ), 'utf8' );

/**
 * Puts a fixture into the page and enhances it.
 *
 * @param fixture Fixture name.
 * @param change  Changes its props.
 * @param mend    Changes its HTML.
 */
export function wake(
	fixture: string,
	change: ( props: FormProps ) => void = () => {},
	mend: ( html: string ) => string = ( html ) => html
): void {
	document.body.innerHTML = mend( read( fixture ) );
	const island = document.querySelector< HTMLElement >( 'frontage-island' )!;
	const props = JSON.parse( island.getAttribute( 'props' )! );
	change( props );
	stop = form( island, props );
}

export const rules = ( fields: FieldRules[], name: string ): FieldRules =>
	fields.find( ( field ) => field.name === name )!;
export const input = ( id: string ) =>
	document.getElementById( `et_pb_contact_${ id }` ) as HTMLInputElement;
export const button = ( name: string ) =>
	document.querySelector< HTMLElement >(
		`.frontage-form__button.is-${ name }`
	)!;
export const focused = () => document.querySelector( ':focus' );
export const status = () =>
	document.querySelector( '.frontage-form__status' )!.textContent;
export const summary = () =>
	document.querySelector( '.frontage-form__summary' )!.textContent;

export function type( id: string, value: string, event = 'input' ): void {
	input( id ).value = value;
	input( id ).dispatchEvent( new Event( event, { bubbles: true } ) );
}

/** Waits until pending responses are processed. */
export async function settle(): Promise< void > {
	for ( let turn = 0; turn < 40; turn++ ) {
		await Promise.resolve();
	}
}

/**
 * Mocks the response of all requests.
 *
 * @param html Response body.
 */
export function answers( html: string ): void {
	window.fetch = jest.fn( async () => response( html ) );
}

/** The body of the last request. */
export const body = (): FormData =>
	jest.mocked( fetch ).mock.lastCall![ 1 ]!.body as FormData;

beforeAll( () => {
	window.CSS ??= { escape: ( text: string ) => text } as typeof CSS;
} );
beforeEach( () => {
	FakeIntersectionObserver.install();
	history.replaceState( null, '' );
	localStorage.clear();
	jest.useFakeTimers();
	window.fetch = jest.fn();
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
} );
