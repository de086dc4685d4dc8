import { Notice, RadioControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Confirm, notify, send, type RestError } from '../../parts';
import type { Report } from './types';

interface Props {
	report: Report;
	place: NonNullable< Report[ 'place' ] >;
	onClose: () => void;
	/** Called after the test has ended, or the server refused. */
	onEnd: () => void;
}

function undoWords( { canUndo, canReset }: Props[ 'place' ] ): string {
	if ( canReset ) {
		return __(
			'The file of the theme stays as it is: a customized version of the template is saved. You can undo this: reset the template in the site editor.',
			'frontage'
		);
	}
	return canUndo
		? __(
				'You can undo this: restore the revision from before in the editor of the page.',
				'frontage'
			)
		: __(
				'This cannot be undone: no revisions are kept of this content.',
				'frontage'
			);
}

/** Asks which variant takes the place of the test, and applies it. */
export function EndTest( { report, place, onClose, onEnd }: Props ) {
	const [ subject, setSubject ] = useState( String( report.winner ?? 0 ) );
	const [ isBusy, setBusy ] = useState( false );
	const offered = report.variants.filter( ( { isRemoved } ) => ! isRemoved );
	const end = async () => {
		setBusy( true );
		try {
			const { applied } = await send< Report >(
				`split-tests/${ report.id }/apply`,
				{ subject: Number( subject ), read: place.read }
			);
			notify(
				sprintf(
					/* translators: %s: name of a variant in a split test. */
					__( 'The test has ended. Everyone sees “%s”.', 'frontage' ),
					applied
				)
			);
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
		onClose();
		onEnd();
	};
	return (
		<Confirm
			title={ __( 'End this test?', 'frontage' ) }
			action={ __( 'End test', 'frontage' ) }
			isBusy={ isBusy }
			onConfirm={ () => void end() }
			onCancel={ onClose }
		>
			<p>
				{ sprintf(
					/* translators: %s: title of a page. */
					__(
						'The blocks of the variant that you choose take the place of the test in “%s”. Counting ends; the result is kept.',
						'frontage'
					),
					place.title
				) }
			</p>
			<RadioControl
				label={ __( 'Variant to keep', 'frontage' ) }
				selected={ subject }
				options={ offered.map( ( variant ) => ( {
					value: String( variant.subject ),
					label:
						variant.subject === report.winner
							? sprintf(
									/* translators: %s: name of a variant in a split test. */
									__( '%s (best)', 'frontage' ),
									variant.name
								)
							: variant.name,
				} ) ) }
				onChange={ setSubject }
			/>
			{ report.winner === null && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The test has no winner yet. What looks better now may be chance.',
						'frontage'
					) }
				</Notice>
			) }
			<p>{ undoWords( place ) }</p>
		</Confirm>
	);
}
