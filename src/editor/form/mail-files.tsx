import { __ } from '@wordpress/i18n';
import { ChoiceField } from '../fields';

/** Field for the attribute `mailFiles`: how the owner's email brings the files. */
export function MailFilesField() {
	return (
		<ChoiceField< { mailFiles: string } >
			name="mailFiles"
			label={ __( 'Files in the email', 'frontage' ) }
			options={ {
				inbox: __( 'Names only', 'frontage' ),
				attached: __( 'Attachments', 'frontage' ),
				links: __( 'Download links', 'frontage' ),
			} }
			help={ __(
				'Links work for 30 days for everyone who has the email. Attachments of more than 10 MB become links.',
				'frontage'
			) }
		/>
	);
}
