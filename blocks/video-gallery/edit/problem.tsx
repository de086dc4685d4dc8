import { Notice } from '@wordpress/components';
import { KeysLink } from '@frontage/editor';

/** What a vendor has refused, with a link to the keys for those who can change them. */
export const Problem = ( { text }: { text: string } ) => (
	<Notice status="warning" isDismissible={ false }>
		{ text } <KeysLink />
	</Notice>
);
