import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Reply } from './types';
import { When } from './when';

interface Props {
	replies: Reply[];
	/** Opens a reply that was not sent in the form. */
	onEdit: ( reply: Reply ) => void;
}

/** The owner's replies to a message, oldest first. */
export function Thread( { replies, onEdit }: Props ) {
	if ( ! replies.length ) {
		return null;
	}
	return (
		<section className="frontage-message__thread">
			<h3>{ __( 'Replies', 'frontage' ) }</h3>
			{ replies.map( ( reply ) => (
				<article key={ reply.request }>
					<p className="frontage-message__by">
						<strong>
							{ reply.author ||
								__( 'A deleted user', 'frontage' ) }
						</strong>{ ' ' }
						<When time={ reply.created } />
					</p>
					<p>
						{ sprintf(
							/* translators: 1: email address, 2: subject of an email. */
							__( 'To %1$s: %2$s', 'frontage' ),
							reply.recipient,
							reply.subject
						) }
					</p>
					<p className="frontage-entry__text" dir="auto">
						{ reply.body }
					</p>
					<State reply={ reply } onEdit={ onEdit } />
				</article>
			) ) }
		</section>
	);
}

function State( {
	reply,
	onEdit,
}: { reply: Reply } & Pick< Props, 'onEdit' > ) {
	if ( reply.mail === 'failed' ) {
		return (
			<Notice status="error" isDismissible={ false }>
				<p>
					{ sprintf(
						/* translators: %s: reason, a sentence. */
						__( 'This reply was not sent: %s', 'frontage' ),
						reply.problem
					) }{ ' ' }
					{ reply.advice }
				</p>
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => onEdit( reply ) }
				>
					{ __( 'Edit and send again', 'frontage' ) }
				</Button>
			</Notice>
		);
	}
	return (
		<p className="frontage-message__hint">
			{ reply.mail === 'sent'
				? __( 'Handed to the mail server.', 'frontage' )
				: __( 'Sending…', 'frontage' ) }
		</p>
	);
}
