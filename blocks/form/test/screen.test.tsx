/** The inbox's screen: what it says of mails that failed follows what the owner does. */
import apiFetch from '@wordpress/api-fetch';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Messages } from '../../../src/settings/parts/messages';
import { Screen } from '../screen/screen';
import type { Entry } from '../screen/types';

interface Shown {
	data: Entry[];
	empty: ReactElement | null;
	view: object;
	onChangeView: ( view: object ) => void;
	actions: { id: string; callback: ( entries: Entry[] ) => void }[];
}

let shown: Shown;
jest.mock( '@wordpress/api-fetch' );
jest.mock( '../screen/dataviews', () => ( {
	__esModule: true,
	default: ( props: Shown ) => {
		shown = props;
		return null;
	},
} ) );
const ask = jest.mocked( apiFetch );

const entry = ( mail: Entry[ 'mail' ], problem = '' ) =>
	( { id: 7, mail, problem, state: 'new' } ) as Entry;
let stored: Entry;

beforeEach( () => {
	stored = entry( 'failed', 'SMTP said no.' );
	ask.mockImplementation( ( async ( { path, data, parse } ) => {
		if ( path!.includes( 'overview' ) ) {
			return {
				forms: [],
				fields: [],
				unread: 1,
				failed: stored.mail === 'failed' ? 1 : 0,
			};
		}
		if ( data ) {
			return [ stored ];
		}
		return parse === false
			? { json: async () => [ stored ], headers: new Headers() }
			: [];
	} ) as typeof apiFetch );
} );

const resend = () =>
	act( async () =>
		shown.actions
			.find( ( { id } ) => id === 'resend' )!
			.callback( [ stored ] )
	);
const notice = () => document.querySelector( '.components-notice.is-error' );
const notices = () =>
	[ ...document.querySelectorAll( '.components-notice__content' ) ].map(
		( { textContent } ) => textContent
	);
const said = () =>
	[ ...document.querySelectorAll( '.components-snackbar__content' ) ].map(
		( { textContent } ) => textContent
	);

test( 'the notice of failed mails goes once they have been sent, and stays while they fail', async () => {
	await act(
		async () =>
			void render(
				<>
					<Screen />
					<Messages />
				</>
			)
	);
	expect( notice() ).not.toBeNull();
	await resend();
	expect( notice() ).not.toBeNull();
	expect( said() ).toContainEqual(
		expect.stringContaining( 'The mail did not go out: SMTP said no.' )
	);
	stored = entry( 'sent' );
	await resend();
	expect( notice() ).toBeNull();
	expect( said() ).toContainEqual(
		expect.stringContaining( 'The mail was sent.' )
	);
	expect( shown.data[ 0 ].mail ).toBe( 'sent' );
} );

test( 'a list that cannot be read is not taken for an empty one, and is read again at a press', async () => {
	const works = ask.getMockImplementation()!;
	const sentence = () => render( shown.empty! ).container.textContent;
	ask.mockImplementation( ( async ( asked ) => {
		if ( asked.parse === false ) {
			throw { status: 500 };
		}
		return works( asked );
	} ) as typeof apiFetch );
	await act( async () => void render( <Screen /> ) );
	expect( shown.empty ).toBeNull();
	expect( notices() ).toContainEqual(
		expect.stringContaining( 'The messages could not be read.' )
	);
	ask.mockImplementation( works );
	await act( async () =>
		screen.getByRole( 'button', { name: 'Try again' } ).click()
	);
	expect( shown.data ).toHaveLength( 1 );
	expect( notices() ).not.toContainEqual(
		expect.stringContaining( 'could not be read' )
	);
	expect( sentence() ).toContain( 'No messages.' );
	await act( async () =>
		shown.onChangeView( { ...shown.view, search: 'nobody' } )
	);
	expect( sentence() ).toBe( 'No message is like that.' );
} );
