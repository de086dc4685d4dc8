import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Section, send, TabLink, useRest, type RestError } from '../../parts';

interface Tested {
	ok: boolean;
	message: string;
}

/** Email delivery: failed emails and a test email. */
export function Mail() {
	return (
		<Section
			title={ __( 'Email', 'frontage' ) }
			description={ __(
				'Forms email you the messages they receive, in the same way WordPress sends all its emails. Messages are saved first, so none is lost if an email fails.',
				'frontage'
			) }
		>
			<div className="frontage-card frontage-forms__mail">
				<Failed />
				<TestMail />
			</div>
		</Section>
	);
}

function Failed() {
	const { data } = useRest< { failed: number } >( 'entries/overview' );
	return data?.failed ? (
		<Notice status="error" isDismissible={ false }>
			{ sprintf(
				/* translators: %d: number of messages. */
				_n(
					'The email for %d message could not be sent.',
					'The emails for %d messages could not be sent.',
					data.failed,
					'frontage'
				),
				data.failed
			) }{ ' ' }
			<TabLink tab="entries">
				{ __( 'See what went wrong', 'frontage' ) }
			</TabLink>
		</Notice>
	) : null;
}

function TestMail() {
	const [ tested, setTested ] = useState< Tested >();
	const [ isBusy, setBusy ] = useState( false );
	const test = async () => {
		setBusy( true );
		setTested(
			await send< Tested >( 'entries/test-mail', {} ).catch(
				( { message }: RestError ) => ( { ok: false, message } )
			)
		);
		setBusy( false );
	};
	return (
		<>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void test() }
				__next40pxDefaultSize
			>
				{ __( 'Send test email', 'frontage' ) }
			</Button>
			<div role="status">
				{ tested && (
					<Notice
						status={ tested.ok ? 'success' : 'error' }
						isDismissible={ false }
					>
						{ tested.ok
							? tested.message
							: sprintf(
									/* translators: %s: error message from the mail server. */
									__(
										'The email could not be sent: %s',
										'frontage'
									),
									tested.message
								) }
					</Notice>
				) }
			</div>
		</>
	);
}
