/** The inbox's screen: what it says of mails that failed follows what the owner does. */
import apiFetch from '@wordpress/api-fetch';
import { act, render } from '@testing-library/react';
import { Messages } from '../../../src/settings/parts/messages';
import { Screen } from '../screen/screen';
import type { Entry } from '../screen/types';

interface Shown {
	data: Entry[];
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
