import { copyAndNotify } from '@frontage/copy';
import { openWindow } from '@frontage/share-window';
import type { ShareProps } from '@frontage/share-tools/types';
import { share } from './share';

jest.mock( '@frontage/copy', () => ( {
	copyAndNotify: jest.fn( () => Promise.resolve( true ) ),
} ) );
jest.mock( '@frontage/share-window', () => ( {
	openWindow: jest.fn( () => true ),
} ) );
// A blocker of ads refuses the file.
jest.mock( '@frontage/share-tools', () => {
	throw new Error( 'Blocked' );
} );

const HREF = 'https://mastodon.social/share?text=Bread';

it( 'shares as well as it can if a file is blocked', async () => {
	document.body.innerHTML = `<div><ul><li><a data-network="mastodon" href="${ HREF }"><span>Mastodon</span></a></li><li><button data-network="qr"><span>QR code</span></button></li></ul><span></span></div>`;
	const props = { post: 0, url: 'https://a.test/' } as ShareProps;
	for ( const button of document.querySelectorAll( '[data-network]' ) ) {
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		button.dispatchEvent( event );
		await share( event, props, 'inline', () => {} );
	}
	expect( openWindow ).not.toHaveBeenCalled();
	expect( copyAndNotify ).toHaveBeenCalledTimes( 2 );
} );
