import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { canResend } from './actions';
import type { Entry, Line } from './types';
import type { Run } from './use-changes';
import { When } from './when';

interface Props {
	entry: Entry;
	lines: Line[];
	/** Whether something can be sent on to other services again. */
	canRetry?: boolean;
	run: Run;
}

/** What happened to a message, in sentences from the server. */
export function History( { entry, lines, canRetry, run }: Props ) {
	return (
		<section className="frontage-message__history">
			<h3>{ __( 'What happened', 'frontage' ) }</h3>
			<ol>
				{ lines.map( ( { time, text, tone, advice }, index ) => (
					<li key={ index } className={ tone && `is-${ tone }` }>
						{ time && <When time={ time } /> }
						<span>
							{ text }
							{ advice && (
								<span className="frontage-message__advice">
									{ advice }
								</span>
							) }
						</span>
					</li>
				) ) }
			</ol>
			<p className="frontage-message__hint">
				{ __(
					'“Handed to the mail server” means that your site’s mail server accepted the email. Your site cannot know whether it arrived.',
					'frontage'
				) }
			</p>
			{ canRetry && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void run( 'retry', [ entry ] ) }
				>
					{ __( 'Retry other services', 'frontage' ) }
				</Button>
			) }
			{ canResend( entry ) && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => void run( 'resend', [ entry ] ) }
				>
					{ __( 'Resend email', 'frontage' ) }
				</Button>
			) }
		</section>
	);
}
