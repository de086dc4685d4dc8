/** Ads of networks: their fields come from the server, and stay while their plugin is off. */
import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddAd } from '../add-ad';
import { Editor } from '../edit/editor';
import { List } from '../list';
import type { Ad, Network } from '../types';
import type { Changes } from '../use-ads';
import { anAd, anAnswer } from './an-ad';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const fetch = jest.mocked( apiFetch );

const field = {
	control: 'text' as const,
	help: '',
	required: true,
	placeholder: '',
	fallback: '',
	max: 1000,
	choices: [],
};
const acme: Network = {
	slug: 'acme-ads',
	title: 'Acme Ads',
	asks: true,
	path: [ 'networks', 'acme-ads' ],
	fields: [
		{
			...field,
			name: 'publisher',
			label: 'Publisher',
			help: 'Its number.',
			placeholder: 'acme-…',
		},
		{ ...field, name: 'note', label: 'Note', required: false },
		{
			...field,
			name: 'theme',
			label: 'Theme',
			control: 'choice',
			fallback: 'dark',
			choices: [
				{ value: 'light', label: 'Light' },
				{ value: 'dark', label: 'Dark' },
			],
		},
	],
};
const adsense: Network = {
	slug: 'adsense',
	title: 'AdSense',
	asks: true,
	path: [ 'adsense' ],
	fields: [ { ...field, name: 'client', label: 'Publisher ID' } ],
};
const networks = [ adsense, acme ];

const anAcmeAd = ( changed: Partial< Ad > = {} ) =>
	anAd( changed, {
		kind: 'acme-ads',
		networks: {
			'acme-ads': { publisher: 'acme-7' },
			'other-ads': { unit: 'top' },
		},
	} );

async function edit( ad: Ad, known = networks ) {
	await act( async () => {
		render(
			<Editor
				ad={ ad }
				answer={ anAnswer( { networks: known } ) }
				onSaved={ jest.fn() }
			/>
		);
	} );
}
const save = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Save ad' } ) );
const saved = () =>
	fetch.mock.calls
		.map( ( [ options ] ) => options )
		.find( ( { method } ) => method === 'POST' )!.data;
const answer = ( save_: () => Promise< unknown > ) =>
	fetch.mockImplementation( ( async ( { method } ) =>
		method === 'POST' ? save_() : [] ) as typeof apiFetch );

beforeEach( () => {
	fetch.mockReset();
	answer( async () => ( { id: 7 } ) );
} );

it( 'shows the fields of a network, with their labels, help and values', async () => {
	await edit( anAcmeAd() );
	const publisher = screen.getByLabelText< HTMLInputElement >( 'Publisher' );
	expect( publisher.value ).toBe( 'acme-7' );
	expect( publisher.placeholder ).toBe( 'acme-…' );
	expect( publisher.getAttribute( 'aria-required' ) ).toBe( 'true' );
	const help = publisher.getAttribute( 'aria-describedby' )!;
	expect( document.getElementById( help )!.textContent ).toBe(
		'Its number.'
	);
	expect(
		screen.getByLabelText( 'Note' ).getAttribute( 'aria-required' )
	).toBe( 'false' );
	expect( screen.getByLabelText< HTMLSelectElement >( 'Theme' ).value ).toBe(
		'dark'
	);
	expect( screen.queryByLabelText( 'Publisher ID' ) ).toBeNull();
	expect(
		screen.getByText( /^Acme Ads is contacted only after a visitor/ )
	).toBeTruthy();
	expect(
		screen.getByText( /^Acme Ads fills this place after/ )
	).toBeTruthy();
} );

it( 'saves what was entered beside what other networks have', async () => {
	await edit( anAcmeAd() );
	await userEvent.selectOptions( screen.getByLabelText( 'Theme' ), 'light' );
	await userEvent.type( screen.getByLabelText( 'Publisher' ), '8 ' );
	await save();
	expect( saved() ).toEqual( {
		id: 7,
		name: 'Autumn',
		settings: {
			networks: {
				'acme-ads': { publisher: 'acme-78', theme: 'light' },
				'other-ads': { unit: 'top' },
			},
		},
	} );
} );

it( 'saves the first values of a network, of which the server knows nothing yet', async () => {
	await edit( anAd() );
	await userEvent.selectOptions(
		screen.getByLabelText( 'Kind' ),
		'Acme Ads'
	);
	await userEvent.type( screen.getByLabelText( 'Publisher' ), 'a' );
	await save();
	expect( saved() ).toMatchObject( {
		settings: {
			kind: 'acme-ads',
			networks: { 'acme-ads': { publisher: 'a' } },
		},
	} );
} );

it( 'keeps the values of AdSense where they always were', async () => {
	await edit( anAd( {}, { kind: 'adsense' } ) );
	await userEvent.type( screen.getByLabelText( 'Publisher ID' ), 'ca-pub-1' );
	await save();
	expect( saved() ).toMatchObject( {
		settings: {
			adsense: { client: 'ca-pub-1', slot: '', format: 'fixed' },
		},
	} );
} );

it( 'shows the message of the server at the field, which takes the focus', async () => {
	await edit( anAcmeAd() );
	answer( () =>
		Promise.reject( {
			message: 'Enter your publisher: acme- and a number.',
			data: { status: 400, field: 'networks.acme-ads.publisher' },
		} )
	);
	const publisher = screen.getByLabelText( 'Publisher' );
	await userEvent.type( publisher, 'x' );
	await save();
	const message = screen.getByText( /^Enter your publisher/ );
	expect( message.getAttribute( 'role' ) ).toBe( 'alert' );
	await waitFor( () =>
		expect( publisher.ownerDocument.activeElement ).toBe( publisher )
	);
} );

describe( 'while the plugin of a network is off', () => {
	it( 'says so in the editor, keeps the kind, and sends only what was changed', async () => {
		await edit( anAcmeAd(), [ adsense ] );
		expect(
			screen.getByLabelText< HTMLSelectElement >( 'Kind' ).value
		).toBe( 'acme-ads' );
		expect(
			screen.getByText(
				/^The plugin of this network is not active\. The/
			)
		).toBeTruthy();
		expect( screen.queryByLabelText( 'Publisher' ) ).toBeNull();
		await userEvent.type( screen.getByLabelText( 'Name' ), '!' );
		await save();
		expect( saved() ).toEqual( { id: 7, name: 'Autumn!', settings: {} } );
	} );

	it( 'says so in the list', () => {
		const ad = anAcmeAd( { obstacle: 'unavailable' } );
		const changes = {} as Changes;
		render(
			<List ads={ [ ad ] } networks={ [ adsense ] } changes={ changes } />
		);
		expect( screen.getByText( 'Not available' ) ).toBeTruthy();
		expect(
			screen.getByText( 'The plugin of this network is not active.' )
		).toBeTruthy();
		expect( screen.getByText( 'acme-ads' ) ).toBeTruthy();
	} );
} );

it( 'offers networks for new ads', async () => {
	const onAdded = jest.fn();
	render(
		<AddAd
			answer={ anAnswer( { networks } ) }
			onClose={ jest.fn() }
			onAdded={ onAdded }
		/>
	);
	await userEvent.type( screen.getByLabelText( 'Name' ), 'New' );
	await userEvent.click( screen.getByLabelText( 'Acme Ads' ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Add' } ) );
	expect( saved() ).toMatchObject( { settings: { kind: 'acme-ads' } } );
	expect( onAdded ).toHaveBeenCalledWith( 7 );
} );
