import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

interface Answer {
	ok: boolean;
	message: string;
}

/** Sends a test email to the recipients. */
export function TestMail( { recipients }: { recipients: string } ) {
	const [ answer, setAnswer ] = useState< Answer >();
	const [ isBusy, setBusy ] = useState( false );
	const send = async () => {
		setBusy( true );
		setAnswer(
			await apiFetch< Answer >( {
				path: '/frontage/v1/entries/test-mail',
				method: 'POST',
				data: { recipients },
			} ).catch( ( error ) => ( { ok: false, message: error.message } ) )
		);
		setBusy( false );
	};
	return (
		<div style={ { gridColumn: '1 / -1' } }>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				onClick={ send }
			>
				{ __( 'Send test email', 'frontage' ) }
			</Button>
			{ answer && (
				<Notice
					status={ answer.ok ? 'success' : 'error' }
					isDismissible={ false }
				>
					{ answer.message }
				</Notice>
			) }
		</div>
	);
}
