import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { useId, type ReactNode } from 'react';
import { Step } from './step';
import { useWelcome, type WelcomeState } from './use-welcome';

/** Onboarding checklist that updates itself. */
export function Welcome( { onLook }: { onLook: () => void } ) {
	const id = useId();
	const { state, isBusy, note, dismiss, makeDemo } = useWelcome();
	if ( ! state || state.isDismissed ) {
		return null;
	}
	const look = () => {
		onLook();
		if ( ! state.steps.seen ) {
			void note( { seen: true } );
		}
	};
	return (
		<section className="frontage-welcome" aria-labelledby={ id }>
			<header>
				<div>
					<h3 id={ id }>{ __( 'First steps', 'frontage' ) }</h3>
					<p>{ progress( state ) }</p>
				</div>
				<Button
					icon={ closeSmall }
					label={ __( 'Hide first steps', 'frontage' ) }
					onClick={ dismiss }
				/>
			</header>
			<ol>
				<Step
					isDone={ state.steps.seen }
					title={ __( 'See what’s included', 'frontage' ) }
					text={ __(
						'Everything is in the list below. Turn off what you don’t need.',
						'frontage'
					) }
				>
					<Button variant="secondary" onClick={ look }>
						{ __( 'Browse the list', 'frontage' ) }
					</Button>
				</Step>
				<Step
					isDone={ state.steps.demo }
					title={ __( 'Try the demo page', 'frontage' ) }
					text={ __(
						'A draft with a section for every block. No one sees it until you publish it. If your media library is empty, it gets six images.',
						'frontage'
					) }
				>
					{ demoAction( state.demo, isBusy, makeDemo ) }
				</Step>
				<Step
					isDone={ state.steps.block }
					title={ __( 'Insert your first block', 'frontage' ) }
					text={ __(
						'In the editor, click “+” and search for “Frontage”.',
						'frontage'
					) }
				>
					<Button
						variant="secondary"
						href="post-new.php?post_type=page"
					>
						{ __( 'Add page', 'frontage' ) }
					</Button>
				</Step>
			</ol>
		</section>
	);
}

function progress( { steps }: WelcomeState ): string {
	const all = Object.values( steps );
	const done = all.filter( Boolean ).length;
	return done === all.length
		? __( 'All done. You can hide this now.', 'frontage' )
		: sprintf(
				/* translators: 1: number of completed steps, 2: number of steps. */
				__( '%1$d of %2$d completed', 'frontage' ),
				done,
				all.length
			);
}

function demoAction(
	demo: WelcomeState[ 'demo' ],
	isBusy: boolean,
	makeDemo: () => void
): ReactNode {
	return demo ? (
		<Button variant="secondary" href={ demo.edit }>
			{ __( 'Edit demo page', 'frontage' ) }
		</Button>
	) : (
		<Button
			variant="secondary"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			onClick={ makeDemo }
		>
			{ __( 'Create demo page as a draft', 'frontage' ) }
		</Button>
	);
}
