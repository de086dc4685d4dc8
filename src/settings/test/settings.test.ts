/** Changing and saving settings, and turning modules on and off. */
import apiFetch from '@wordpress/api-fetch';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSettings } from '../parts';
import { discard } from '../parts/settings-changes';
import { patch, type Answer, type Field } from '../parts/settings-state';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const fetch = jest.mocked( apiFetch );

const field = ( key: string, more: Partial< Field > = {} ): Field => ( {
	module: 'header',
	key,
	control: 'text',
	label: key,
	help: '',
	default: '',
	isSet: false,
	locked: false,
	constant: '',
	tab: '',
	...more,
} );

const answer = ( offset = 40 ): Answer => ( {
	on: { blocks: { tabs: true }, features: {}, extensions: {} },
	values: { header: { offset, title: '', key: '' } },
	fields: [
		field( 'offset', { control: 'int', default: 40, min: 0, max: 500 } ),
		field( 'title' ),
		field( 'key', { control: 'secret', isSet: true } ),
	],
	locked: [],
} );

const start = () => renderHook( () => useSettings() ).result;
const sent = () => fetch.mock.lastCall?.[ 0 ].data;

beforeEach( () => {
	fetch.mockReset();
	act( () => {
		discard();
		patch( { answer: answer(), error: undefined, isSaving: false } );
	} );
} );

it( 'requests the settings if none are preloaded', async () => {
	act( () => patch( { answer: undefined } ) );
	fetch.mockResolvedValue( answer( 7 ) );
	const settings = start();
	expect( settings.current.isLoading ).toBe( true );
	await waitFor( () =>
		expect( settings.current.values.header?.offset ).toBe( 7 )
	);
} );

it( 'has unsaved changes while values differ', () => {
	const settings = start();
	act( () => settings.current.change( 'header', 'offset', 12 ) );
	expect( settings.current.values.header?.offset ).toBe( 12 );
	expect( settings.current.isDirty( 'header' ) ).toBe( true );
	act( () => settings.current.change( 'header', 'offset', 40 ) );
	expect( settings.current.dirty ).toBe( false );
} );

it( 'saves changed values; a default is sent as null', async () => {
	act( () => patch( { answer: answer( 99 ) } ) );
	const settings = start();
	act( () => settings.current.change( 'header', 'offset', 40 ) );
	act( () => settings.current.change( 'header', 'title', 'Hi' ) );
	fetch.mockResolvedValue( answer( 40 ) );
	await act( async () =>
		expect( await settings.current.save( [ 'header' ] ) ).toBe( true )
	);
	expect( sent() ).toEqual( {
		values: { header: { offset: null, title: 'Hi' } },
	} );
	expect( settings.current.dirty ).toBe( false );
} );

it( 'removes a secret only on request', () => {
	const settings = start();
	act( () => settings.current.change( 'header', 'key', '' ) );
	expect( settings.current.dirty ).toBe( false );
	act( () => settings.current.change( 'header', 'key', null ) );
	expect( settings.current.dirty ).toBe( true );
} );

it( 'does not send a number out of bounds', async () => {
	const settings = start();
	act( () => settings.current.change( 'header', 'offset', 501 ) );
	expect( settings.current.problems[ 'header.offset' ] ).toBe(
		'Must be a whole number from 0 to 500.'
	);
	await act( async () =>
		expect( await settings.current.save() ).toBe( false )
	);
	expect( fetch ).not.toHaveBeenCalled();
	act( () => settings.current.change( 'header', 'offset', 500 ) );
	expect( settings.current.problems ).toEqual( {} );
} );

it( 'shows the server’s error at the field and keeps the input', async () => {
	const settings = start();
	act( () => settings.current.change( 'header', 'title', 'Too long' ) );
	fetch.mockRejectedValue( {
		code: 'frontage_invalid_setting',
		message: 'At most 3 characters.',
		data: { status: 400, field: 'header.title' },
	} );
	await act( async () =>
		expect( await settings.current.save() ).toBe( false )
	);
	expect( settings.current.problems[ 'header.title' ] ).toBe(
		'At most 3 characters.'
	);
	expect( settings.current.values.header?.title ).toBe( 'Too long' );
	expect( settings.current.isSaving ).toBe( false );
} );

describe( 'a switch', () => {
	const tabs = { kind: 'blocks', slug: 'tabs', title: 'Tabs' } as const;

	it( 'shows the new state at once', async () => {
		const settings = start();
		let done: ( answer: unknown ) => void = () => {};
		fetch.mockReturnValue(
			new Promise( ( resolve ) => ( done = resolve ) )
		);
		act( () => void settings.current.switchModule( tabs, false ) );
		expect( settings.current.on?.blocks.tabs ).toBe( false );
		await act( async () => done( answer() ) );
		expect( settings.current.on?.blocks.tabs ).toBe( false );
		expect( sent() ).toEqual( { on: { blocks: { tabs: false } } } );
	} );

	it( 'turns several off in one request, and reverts them together', async () => {
		const settings = start();
		const header = {
			kind: 'features',
			slug: 'sticky-header',
			title: 'Sticky header',
		} as const;
		fetch.mockResolvedValue( answer() );
		await act( () =>
			settings.current.switchModules( [ tabs, header ], false )
		);
		expect( sent() ).toEqual( {
			on: {
				blocks: { tabs: false },
				features: { 'sticky-header': false },
			},
		} );
		expect( settings.current.on?.blocks.tabs ).toBe( false );
		fetch.mockRejectedValue( { code: 'x', message: 'Locked.' } );
		await act( () =>
			settings.current.switchModules( [ tabs, header ], true )
		);
		expect( settings.current.on?.blocks.tabs ).toBe( false );
		expect( settings.current.on?.features[ 'sticky-header' ] ).toBe(
			false
		);
	} );

	it( 'reverts when the server rejects the change', async () => {
		const settings = start();
		fetch.mockRejectedValue( { code: 'x', message: 'Locked.' } );
		await act( () => settings.current.switchModule( tabs, false ) );
		expect( settings.current.on?.blocks.tabs ).toBe( true );
	} );
} );
