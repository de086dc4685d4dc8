import { __ } from '@wordpress/i18n';
import type { EditorMeta, ThirdParty } from '@frontage/editor';

function hostOf( url: string ): ThirdParty[] {
	try {
		const { host, origin } = new URL( url, location.href );
		return host === location.host
			? []
			: [
					{
						name: host,
						hosts: [ host ],
						purpose: __(
							'Receives the files that visitors choose, directly from their browsers.',
							'frontage'
						),
						policy: origin,
					},
				];
	} catch {
		return [];
	}
}

/** Editor metadata of the upload block. */
export const help: EditorMeta = {
	wake: () => 'interaction',
	thirdParties: ( { url } ) => ( url ? hostOf( String( url ) ) : [] ),
};
