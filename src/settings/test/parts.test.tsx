/** Components for tabs. */
import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	Confirm,
	ErrorNotice,
	Rows,
	Section,
	SettingControl,
	formatBytes,
	notify,
	useRest,
} from '../parts';
import { Messages } from '../parts/messages';
import { patch, type Field } from '../parts/settings-state';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
const fetch = jest.mocked( apiFetch );

beforeEach( () => {
	fetch.mockReset();
} );

it( 'formats bytes for people', () => {
	expect(
		[ 0, 1023, 1024, 1536, 3 * 1024 * 1024 ].map( formatBytes )
	).toEqual( [ '0 B', '1,023 B', '1 KB', '1.5 KB', '3 MB' ] );
} );

it( 'names a section by its heading', () => {
	render( <Section title="Caches">Words</Section> );
	expect( screen.getByRole( 'region', { name: 'Caches' } ) ).toBeTruthy();
} );

it( 'shows facts as pairs, a table with headers, and a message without data', () => {
	const { rerender, container } = render(
		<Rows label="Facts" rows={ [ [ 'PHP', '8.3' ] ] } />
	);
	expect( container.querySelector( 'dt' )?.textContent ).toBe( 'PHP' );
	rerender( <Rows label="Facts" head={ [ 'A' ] } rows={ [ [ '1' ] ] } /> );
	expect( screen.getByRole( 'table', { name: 'Facts' } ) ).toBeTruthy();
	expect( screen.getByRole( 'cell' ).getAttribute( 'data-label' ) ).toBe(
		'A'
	);
	rerender(
		<Rows label="Facts" head={ [ 'A' ] } rows={ [] } empty="None." />
	);
	expect( container.textContent ).toBe( 'None.' );
} );

it( 'confirms before something is lost', async () => {
	const onConfirm = jest.fn();
	const onCancel = jest.fn();
	const props = { title: 'Remove?', action: 'Remove', onConfirm, onCancel };
	const { rerender } = render( <Confirm { ...props }>All of it.</Confirm> );
	expect( screen.getByRole( 'dialog', { name: 'Remove?' } ) ).toBeTruthy();
	await userEvent.keyboard( '{Escape}' );
	await waitFor( () => expect( onCancel ).toHaveBeenCalledTimes( 1 ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( onConfirm ).toHaveBeenCalledTimes( 1 );
	rerender(
		<Confirm { ...props } isDisabled>
			All of it.
		</Confirm>
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( onConfirm ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows an error and retries', async () => {
	const onRetry = jest.fn();
	render( <ErrorNotice error={ new Error( 'No.' ) } onRetry={ onRetry } /> );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	expect( onRetry ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows a message with Undo, once', async () => {
	const undo = jest.fn();
	render( <Messages /> );
	act( () => notify( 'Switched off.', { undo } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	expect( undo ).toHaveBeenCalledTimes( 1 );
} );

describe( 'useRest', () => {
	function Reader( { path }: { path: string } ) {
		const { data, error, isLoading, reload } = useRest< string >( path );
		return (
			<button onClick={ reload }>
				{ `${ data ?? '–' } ${ error?.message ?? '' } ${ isLoading }` }
			</button>
		);
	}
	const text = () => screen.getByRole( 'button' ).textContent;

	it( 'loads, reloads, and shows the previous data meanwhile', async () => {
		fetch.mockResolvedValueOnce( 'one' );
		render( <Reader path="a" /> );
		expect( text() ).toBe( '–  true' );
		await waitFor( () => expect( text() ).toBe( 'one  false' ) );
		fetch.mockResolvedValueOnce( 'two' );
		await userEvent.click( screen.getByRole( 'button' ) );
		await waitFor( () => expect( text() ).toBe( 'two  false' ) );
	} );

	it( 'reports an error, and ignores a late response', async () => {
		let late: ( answer: string ) => void = () => {};
		fetch.mockReturnValueOnce( new Promise( ( done ) => ( late = done ) ) );
		const { rerender } = render( <Reader path="b" /> );
		fetch.mockRejectedValueOnce( { code: 'x', message: 'Refused.' } );
		rerender( <Reader path="c" /> );
		await waitFor( () => expect( text() ).toBe( '– Refused. false' ) );
		await act( async () => late( 'late' ) );
		expect( text() ).toBe( '– Refused. false' );
	} );

	it( 'asks once for what does not change, and again after an error', async () => {
		function Fixed() {
			const { data, error } = useRest< string >( 'fixed', true );
			return <output>{ data ?? error?.message }</output>;
		}
		const shown = () =>
			[ ...document.querySelectorAll( 'output' ) ]
				.map( ( one ) => one.textContent )
				.join( '' );
		fetch.mockRejectedValueOnce( { code: 'x', message: 'Refused.' } );
		const first = render( <Fixed /> );
		await waitFor( () => expect( shown() ).toBe( 'Refused.' ) );
		first.unmount();
		let arrive: ( answer: string ) => void = () => {};
		fetch.mockReturnValueOnce( new Promise( ( yes ) => ( arrive = yes ) ) );
		render( <Fixed /> ).unmount();
		render( <Fixed /> );
		render( <Fixed /> );
		await act( async () => arrive( 'one' ) );
		await waitFor( () => expect( shown() ).toBe( 'oneone' ) );
		expect( fetch ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'SettingControl', () => {
	const base: Field = {
		module: 'header',
		key: 'offset',
		control: 'int',
		label: 'Offset',
		help: 'In pixels.',
		default: 40,
		isSet: true,
		locked: false,
		constant: 'FRONTAGE_HEADER_OFFSET',
		tab: '',
		min: 0,
		max: 500,
	};
	const show = ( field: Field, value: unknown ) => {
		act( () =>
			patch( {
				answer: {
					on: { blocks: {}, features: {}, extensions: {} },
					values: { header: { [ field.key ]: value } },
					fields: [ field ],
					locked: [],
				},
				changes: {},
				problems: {},
			} )
		);
		return render( <SettingControl field={ field } /> );
	};

	it( 'saves a number, validates it, and resets it', async () => {
		show( base, 12 );
		const input = screen.getByRole( 'spinbutton', { name: 'Offset' } );
		await userEvent.type( input, '34' );
		expect( screen.getByRole( 'alert' ).textContent ).toContain(
			'from 0 to 500'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Reset “Offset”' } )
		);
		expect( ( input as HTMLInputElement ).value ).toBe( '40' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'saves a flag, a choice and a text', async () => {
		const flag = show(
			{ ...base, control: 'flag', default: false },
			false
		);
		await userEvent.click( screen.getByRole( 'checkbox' ) );
		expect(
			( screen.getByRole( 'checkbox' ) as HTMLInputElement ).checked
		).toBe( true );
		flag.unmount();
		const choices = { left: 'Left', right: 'Right' };
		const choice = show( { ...base, control: 'choice', choices }, 'left' );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox' ),
			'Right'
		);
		expect(
			( screen.getByRole( 'combobox' ) as HTMLSelectElement ).value
		).toBe( 'right' );
		choice.unmount();
		show( { ...base, control: 'text', default: '' }, '' );
		await userEvent.type( screen.getByRole( 'textbox' ), 'Hi' );
		expect(
			( screen.getByRole( 'textbox' ) as HTMLInputElement ).value
		).toBe( 'Hi' );
	} );

	it( 'never shows a secret, and removes it', async () => {
		show( { ...base, control: 'secret', default: '', label: 'Key' }, '' );
		const input = screen.getByLabelText( 'Key', { selector: 'input' } );
		expect( input.getAttribute( 'type' ) ).toBe( 'password' );
		expect( ( input as HTMLInputElement ).value ).toBe( '' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove “Key”' } )
		);
		expect( screen.queryByText( /Saved\./ ) ).toBeNull();
	} );

	it( 'shows the value and name of a constant', () => {
		show( { ...base, locked: true }, 99 );
		expect(
			( screen.getByRole( 'spinbutton' ) as HTMLInputElement ).disabled
		).toBe( true );
		expect( screen.getByText( /FRONTAGE_HEADER_OFFSET/ ) ).toBeTruthy();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );
