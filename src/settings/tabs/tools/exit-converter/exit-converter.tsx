import { Button, Notice, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { Confirm, ErrorNotice, Section } from '../../../parts';
import { KeepReport, Report } from './report';
import { headline, summarize, type Summary } from './summary';
import { UndoConversion } from './undo-conversion';
import { useExitConverter, type Course } from './use-exit-converter';

interface Props {
	/** Number of places that can be restored. */
	converted: number;
	onDone: () => void;
}

/** Replaces our blocks by those of WordPress, after a check that changes nothing. */
export function ExitConverter( { converted, onDone }: Props ) {
	const { course, check, replace, stop, close } = useExitConverter( onDone );
	const { step, error, total, outcomes } = course;
	const isBusy = step === 'checking' || step === 'replacing';
	const result = useResultFocus( course );
	return (
		<Section
			title={ __( 'Leave Frontage', 'frontage' ) }
			description={ __(
				'Replaces Frontage blocks with WordPress blocks, so that your pages stay complete and editable without this plugin. Check first: nothing is changed until you confirm, and you can undo it.',
				'frontage'
			) }
		>
			{ converted > 0 && ! isBusy && (
				<UndoConversion converted={ converted } onDone={ onDone } />
			) }
			{ step === 'idle' && (
				<div className="frontage-card">
					<Button
						variant="secondary"
						onClick={ check }
						__next40pxDefaultSize
					>
						{ __( 'Check content', 'frontage' ) }
					</Button>
				</div>
			) }
			{ ( step !== 'idle' || error ) && (
				<div ref={ result } tabIndex={ -1 } className="frontage-result">
					{ error && (
						<ErrorNotice error={ error } onRetry={ check } />
					) }
					{ isBusy && (
						<Progress
							isSaving={ step === 'replacing' }
							done={ outcomes.length }
							total={ total }
							onStop={ stop }
						/>
					) }
					{ ( step === 'checked' || step === 'done' ) && (
						<Result
							course={ course }
							onReplace={ replace }
							onClose={ close }
						/>
					) }
				</div>
			) }
		</Section>
	);
}

function useResultFocus( { step, error }: Course ) {
	const result = useRef< HTMLDivElement >( null );
	const isSettled = step === 'checked' || step === 'done' || !! error;
	useEffect( () => {
		if ( isSettled ) {
			result.current?.focus();
		}
	}, [ isSettled, step ] );
	return result;
}

interface ProgressProps {
	isSaving: boolean;
	done: number;
	total: number;
	onStop: () => void;
}

function Progress( { isSaving, done, total, onStop }: ProgressProps ) {
	const text = isSaving
		? /* translators: 1: number of places done, 2: number of all places. */
			__( 'Replacing blocks: %1$d of %2$d…', 'frontage' )
		: /* translators: 1: number of places done, 2: number of all places. */
			__( 'Checking content: %1$d of %2$d…', 'frontage' );
	return (
		<div className="frontage-card frontage-progress">
			<ProgressBar
				value={
					total ? Math.round( ( done / total ) * 100 ) : undefined
				}
			/>
			<p aria-hidden="true">{ sprintf( text, done, total ) }</p>
			<p className="screen-reader-text" role="status">
				{ isSaving
					? __( 'Replacing blocks…', 'frontage' )
					: __( 'Checking content…', 'frontage' ) }
			</p>
			<Button variant="tertiary" onClick={ onStop } __next40pxDefaultSize>
				{ __( 'Stop', 'frontage' ) }
			</Button>
		</div>
	);
}

interface ResultProps {
	course: Course;
	onReplace: () => void;
	onClose: () => void;
}

function Result( { course, onReplace, onClose }: ResultProps ) {
	const [ isAsking, setAsking ] = useState( false );
	const { unconverted, step, isStopped } = course;
	const summary = summarize( course.outcomes );
	const hasAny = summary.done.length > 0;
	return (
		<div className="frontage-card frontage-dry-run">
			<Verdict
				isDone={ step === 'done' }
				isStopped={ isStopped }
				summary={ summary }
			/>
			<Report summary={ summary } unconverted={ unconverted } />
			<div className="frontage-buttons">
				{ step === 'checked' && hasAny && (
					<Button
						variant="primary"
						onClick={ () => setAsking( true ) }
						__next40pxDefaultSize
					>
						{ __( 'Replace blocks…', 'frontage' ) }
					</Button>
				) }
				<KeepReport summary={ summary } unconverted={ unconverted } />
				<Button
					variant="tertiary"
					onClick={ onClose }
					__next40pxDefaultSize
				>
					{ __( 'Close', 'frontage' ) }
				</Button>
			</div>
			{ isAsking && (
				<Confirm
					title={ __( 'Replace Frontage blocks?', 'frontage' ) }
					action={ __( 'Replace blocks', 'frontage' ) }
					onConfirm={ onReplace }
					onCancel={ () => setAsking( false ) }
				>
					<p>{ headline( summary ) }</p>
					<p>
						{ __(
							'Keep this page open until it is done. If you close it, what was replaced stays replaced, and you can continue later.',
							'frontage'
						) }
					</p>
				</Confirm>
			) }
		</div>
	);
}

interface VerdictProps {
	isDone: boolean;
	isStopped: boolean;
	summary: Summary;
}

function Verdict( { isDone, isStopped, summary }: VerdictProps ) {
	const { done, skipped } = summary;
	return (
		<>
			<h4>
				{ isDone
					? __( 'Report', 'frontage' )
					: __( 'Preview: nothing has been changed', 'frontage' ) }
			</h4>
			{ isStopped && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'You stopped before the end.', 'frontage' ) }
				</Notice>
			) }
			{ isDone && (
				<Notice
					status={ skipped.length ? 'warning' : 'success' }
					isDismissible={ false }
				>
					{ sprintf(
						/* translators: 1: number of posts, pages, templates and widgets, 2: number of those skipped. */
						__(
							'Places replaced: %1$d. Skipped: %2$d.',
							'frontage'
						),
						done.length,
						skipped.length
					) }
				</Notice>
			) }
			<p>
				{ done.length || skipped.length
					? headline( summary )
					: __( 'No content uses Frontage.', 'frontage' ) }
			</p>
		</>
	);
}
