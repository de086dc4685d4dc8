import { score, widget } from '@frontage/form-captcha/vendors';
import type { Vendor } from './types';

/**
 * Tries a vendor's public key in this browser, as a visitor's does.
 *
 * @return The token; empty if the vendor gave none. Nothing if the vendor has no public key.
 */
export async function tokenOf( {
	browserTest,
}: Pick< Vendor, 'browserTest' > ): Promise< {
	tried?: true;
	token?: string;
} > {
	if ( ! browserTest ) {
		return {};
	}
	const box = document.body.appendChild( document.createElement( 'div' ) );
	try {
		const token =
			browserTest.kind === 'recaptcha'
				? await score( browserTest )
				: await widget( browserTest, box );
		return { tried: true, token };
	} catch {
		return { tried: true };
	} finally {
		box.remove();
	}
}
