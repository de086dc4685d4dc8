import { ExternalLink } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { blockEditor, storeNamed, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

/** A link that shows the saved page with this variant, which only people who can edit posts see. */
export function PreviewLink( {
	clientId,
	attributes: { subject = '0' },
}: EditProps< Attributes > ) {
	const href = useSelect(
		( select ) => {
			const editor = blockEditor( select );
			const [ test ] = editor.getBlockParentsByBlockName(
				clientId,
				'frontage/split-test'
			);
			const id = test && editor.getBlockAttributes( test )?.testId;
			const link = storeNamed(
				select,
				'core/editor'
			)?.getEditedPostAttribute?.( 'link' );
			if ( ! id || typeof link !== 'string' || ! link ) {
				return undefined;
			}
			const url = new URL( link, location.href );
			url.searchParams.set( 'frontage-variant', `${ id }.${ subject }` );
			return url.href;
		},
		[ clientId, subject ]
	);
	return href ? (
		<ExternalLink href={ href }>
			{ __( 'View the page with this variant', 'frontage' ) }
		</ExternalLink>
	) : null;
}
