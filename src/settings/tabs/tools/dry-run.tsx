import { Button, RadioControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Lines } from './lines';
import type { Plan } from './types';
import type { Course, How } from './use-import';

interface Props {
	course: Course;
	plan: Plan;
	onHow: ( how: How ) => void;
	onImport: () => void;
	onCancel: () => void;
}

/** Preview of an import; nothing has changed yet. */
export function DryRun( { course, plan, onHow, onImport, onCancel }: Props ) {
	const isBusy = course.step === 'importing';
	return (
		<div className="frontage-card frontage-dry-run">
			<h4>
				{ sprintf(
					/* translators: %s: name of a file. */
					__( 'Import preview: “%s”', 'frontage' ),
					course.name
				) }
			</h4>
			<p>{ sentence( plan ) }</p>
			{ course.document.includes( '"counters"' ) && (
				<RadioControl
					label={ __(
						'Counters that exist on both sites',
						'frontage'
					) }
					selected={ course.how }
					options={ [
						{
							value: 'merge',
							label: __( 'Keep the higher number', 'frontage' ),
						},
						{
							value: 'replace',
							label: __(
								'Use the number from the file',
								'frontage'
							),
						},
					] }
					onChange={ ( how ) => onHow( how as How ) }
				/>
			) }
			<Lines plan={ plan } />
			<div className="frontage-buttons">
				<Button
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy || ! plan.can_import }
					accessibleWhenDisabled
					onClick={ onImport }
					__next40pxDefaultSize
				>
					{ __( 'Import', 'frontage' ) }
				</Button>
				<Button
					variant="tertiary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ onCancel }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'frontage' ) }
				</Button>
			</div>
		</div>
	);
}

function sentence( { counts: { changes, refused } }: Plan ): string {
	if ( refused > 0 ) {
		return sprintf(
			/* translators: %d: number of lines of a file. */
			_n(
				'%d line was rejected, so nothing can be imported. Fix the file, or export it again.',
				'%d lines were rejected, so nothing can be imported. Fix the file, or export it again.',
				refused,
				'frontage'
			),
			refused
		);
	}
	if ( ! changes ) {
		return __(
			'Nothing would change. This site already matches the file.',
			'frontage'
		);
	}
	return sprintf(
		/* translators: %d: number of values. */
		_n(
			'%d value would change.',
			'%d values would change.',
			changes,
			'frontage'
		),
		changes
	);
}
