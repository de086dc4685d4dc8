/** Editing an ad: what was entered stays, and errors are where they belong. */
import apiFetch from '@wordpress/api-fetch';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsaved } from '../../../unsaved';
import { Editor } from '../edit/editor';
import type { Ad, Answer } from '../types';
import { anAd, anAnswer } from './an-ad';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const fetch = jest.mocked( apiFetch );

const saves = () =>
	fetch.mock.calls
		.map( ( [ options ] ) => options )
		.filter( ( { method } ) => method === 'POST' );

/** Answers searches with nothing, and saves with what the test wants. */
function answer( save: () => Promise< unknown > ) {
	fetch.mockImplementation( ( async ( { method } ) =>
		method === 'POST' ? save() : [] ) as typeof apiFetch );
}

async function open( ad: Ad = anAd(), more: Partial< Answer > = {} ) {
	const onSaved = jest.fn();
	await act( async () => {
		render(
			<Editor ad={ ad } answer={ anAnswer( more ) } onSaved={ onSaved } />
		);
	} );
	return onSaved;
}

const name = () => screen.getByLabelText< HTMLInputElement >( 'Name' );
const save = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Save ad' } ) );

beforeEach( () => {
	fetch.mockReset();
	answer( async () => ( { id: 7 } ) );
} );

it( 'saves only what was changed, so that a pause in another tab stays', async () => {
	await open();
	await userEvent.type( screen.getByLabelText( 'Label' ), 'Our shop' );
	await save();
	expect( saves()[ 0 ]!.data ).toEqual( {
		id: 7,
		name: 'Autumn',
		settings: { label: 'Our shop' },
	} );
} );

it( 'saves no date without its time, which would be no limit', async () => {
	await open( anAd( {}, { end: '2030-01-31T18:00' } ) );
	const until = screen.getByLabelText< HTMLInputElement >( 'Show until' );
	fireEvent.change( until, { target: { value: '' } } );
	const validity = { badInput: true };
	Object.defineProperty( until, 'validity', { get: () => validity } );
	until.reportValidity = jest.fn();
	fireEvent.blur( until );
	expect( screen.getByText( /Enter the date and the time/ ) ).toBeTruthy();
	await save();
	expect( saves() ).toHaveLength( 0 );
	expect( until.reportValidity ).toHaveBeenCalledTimes( 1 );

	validity.badInput = false;
	fireEvent.blur( until );
	expect( screen.queryByText( /Enter the date and the time/ ) ).toBeNull();
	await save();
	expect( saves()[ 0 ]!.data ).toMatchObject( { settings: { end: '' } } );
} );

it( 'saves everything at once, and then has nothing unsaved', async () => {
	const onSaved = await open();
	expect( screen.getByText( 'Everything is saved.' ) ).toBeTruthy();
	await userEvent.type( name(), ' sale' );
	expect( hasUnsaved() ).toBe( true );
	await save();
	expect( saves() ).toHaveLength( 1 );
	expect( saves()[ 0 ] ).toMatchObject( {
		path: '/frontage/v1/ads',
		data: { id: 7, name: 'Autumn sale' },
	} );
	expect( onSaved ).toHaveBeenCalledTimes( 1 );
	await waitFor( () => expect( hasUnsaved() ).toBe( false ) );
} );

it( 'shows an error at its field, which takes the focus, and loses nothing', async () => {
	const onSaved = await open();
	answer( () =>
		Promise.reject( {
			code: 'frontage_invalid_setting',
			message: 'The end must be after the start.',
			data: { status: 400, field: 'end' },
		} )
	);
	await userEvent.type( name(), ' sale' );
	await save();
	const alert = screen.getByText( 'The end must be after the start.' );
	expect( alert.getAttribute( 'role' ) ).toBe( 'alert' );
	const field = screen.getByLabelText( 'Show until' );
	await waitFor( () =>
		expect( field.ownerDocument.activeElement ).toBe( field )
	);
	expect( name().value ).toBe( 'Autumn sale' );
	expect( onSaved ).not.toHaveBeenCalled();
	expect( hasUnsaved() ).toBe( true );
} );

it( 'keeps HTML from those who may not enter it, and says why', async () => {
	await open( anAd(), { mayHtml: false } );
	const html = screen.getByLabelText< HTMLTextAreaElement >( 'HTML' );
	expect( html.readOnly ).toBe( true );
	expect( screen.getByText( /Ask an administrator/ ) ).toBeTruthy();
} );

it( 'previews HTML without scripts, in the size that is kept free', async () => {
	await open();
	const frame = screen.getByTitle< HTMLIFrameElement >( /without scripts/ );
	expect( frame.getAttribute( 'sandbox' ) ).toBe( '' );
	expect( screen.getByText( 'Preview, 300 × 250 pixels' ) ).toBeTruthy();
	expect( screen.getByText( 'Advertisement' ) ).toBeTruthy();
} );

it( 'asks before unsaved changes are left behind', async () => {
	await open();
	await userEvent.type( name(), '!' );
	await userEvent.click( screen.getByRole( 'button', { name: 'All ads' } ) );
	expect(
		screen.getByRole( 'dialog', { name: 'Leave without saving?' } )
	).toBeTruthy();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Stay here' } )
	);
	expect( name().value ).toBe( 'Autumn!' );
} );
