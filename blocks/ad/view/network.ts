import type { Terms } from '@frontage/lib/consent';
import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import { afterConsent } from './after-consent';

export interface NetworkProps {
	terms: Terms;
}

/**
 * Shows the HTML of an ad network, which waits in a template, while the visitor's browser may contact it.
 *
 * The template stays, so that the HTML can be shown again after consent was withdrawn and given once more.
 */
export function loadNetwork(
	island: FrontageIsland,
	{ terms }: NetworkProps
): () => void {
	const [ template ] = queryOwn< HTMLTemplateElement[] >(
		island,
		'template'
	);
	return afterConsent( island, terms, () => {
		const element = document.createElement( 'div' );
		return {
			element,
			// Scripts and islands in it run now.
			start: () =>
				element.append(
					document.importNode( template!.content, true )
				),
		};
	} );
}
