import { Notice, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Section } from '../../parts';
import { DryRun } from './dry-run';
import { FileChooser } from './file-chooser';
import { TakeBack } from './take-back';
import type { ToolsAnswer } from './types';
import { useImport, type Course } from './use-import';

interface Props {
	tools: ToolsAnswer;
	onDone: () => void;
}

/** Imports a file, after a preview of the changes. */
export function Import( { tools, onDone }: Props ) {
	const { course, read, run, choose, startAnew } = useImport(
		tools.maxBytes,
		onDone
	);
	const result = useResultFocus( course );
	const isBusy = [ 'checking', 'importing' ].includes( course.step );
	return (
		<Section
			title={ __( 'Import', 'frontage' ) }
			description={ __(
				'Import a file exported from Frontage, or forms and entries exported from Contact Form 7, WPForms, or Fluent Forms. You can review the changes before anything is saved. Then either everything is imported, or nothing.',
				'frontage'
			) }
		>
			{ tools.undo && <TakeBack undo={ tools.undo } onDone={ onDone } /> }
			<FileChooser isBusy={ isBusy } onFile={ read } />
			<div ref={ result } tabIndex={ -1 } className="frontage-result">
				{ isBusy && <Progress course={ course } /> }
				{ course.error && <Refusal course={ course } /> }
				{ ( course.step === 'checked' ||
					course.step === 'importing' ) &&
					course.plan && (
						<DryRun
							course={ course }
							plan={ course.plan }
							onHow={ choose }
							onImport={ run }
							onCancel={ startAnew }
						/>
					) }
				{ course.step === 'done' && course.plan && (
					<Notice status="success" onRemove={ startAnew }>
						{ sprintf(
							/* translators: 1: name of a file, 2: number of changes. */
							__( 'Imported “%1$s”. Changes: %2$d.', 'frontage' ),
							course.name,
							course.plan.counts.changes
						) }
					</Notice>
				) }
			</div>
		</Section>
	);
}

/**
 * Moves the focus to the result of the import.
 *
 * @param course Progress of the import.
 * @return Ref for the result.
 */
function useResultFocus( course: Course ) {
	const { step, error, name } = course;
	const result = useRef< HTMLDivElement >( null );
	const isSettled = step === 'checked' || step === 'done' || !! error;
	useEffect( () => {
		if ( isSettled ) {
			result.current?.focus();
		}
	}, [ isSettled, step, name ] );
	return result;
}

function Progress( { course }: { course: Course } ) {
	return (
		<p className="frontage-progress" role="status">
			<ProgressBar />
			{ course.step === 'checking'
				? sprintf(
						/* translators: %s: name of a file. */
						__( 'Checking “%s”…', 'frontage' ),
						course.name
					)
				: sprintf(
						/* translators: %s: name of a file. */
						__( 'Importing “%s”…', 'frontage' ),
						course.name
					) }
		</p>
	);
}

function Refusal( { course: { name, error } }: { course: Course } ) {
	const field = error?.data?.field;
	return (
		<Notice
			status="error"
			isDismissible={ false }
			className="frontage-error"
		>
			<p>
				{ sprintf(
					/* translators: %s: name of a file. */
					__( '“%s” was rejected. Nothing was changed.', 'frontage' ),
					name
				) }
			</p>
			<p>
				{ field && <code>{ field }</code> } { error?.message }
			</p>
		</Notice>
	);
}
