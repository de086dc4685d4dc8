import {
	Apply,
	EndFields,
	type Ends,
	type FormProps,
	Frame,
	Title,
	useDraft,
	useFilter,
} from '@frontage/filter-form';
import { type Period, Periods } from './periods';

export interface FilterDateProps extends FormProps {
	hasDays: boolean;
	/** First and last day that are chosen; empty for none. */
	days: Ends;
	/** First and last day of the list. */
	limits: Ends;
	/** Years, and the months of one of them. */
	periods: Period[][];
	words: Record< 'from' | 'to' | 'group' | 'apply', string >;
}

/** Returns whether a day can be applied: a year that is still being typed, such as 0002, cannot. */
const isDone = ( day: string ) => ! day || day >= '1000';

const valueOf = ( days: Ends ) => ( days.join( '' ) ? days.join( '..' ) : '' );

/** Years, months, and two days between which posts were published. */
export function FilterDate( initial: FilterDateProps ) {
	const { props, ref, choose, chooseSoon, isWaiting } = useFilter( initial );
	const [ days, setDays, send ] = useDraft( props.days, isWaiting );
	const { words, limits, parameter, periods } = props;
	return (
		<Frame
			{ ...props }
			frame={ ref }
			onSubmit={ () => choose( valueOf( days ) ) }
			below={
				periods.length > 0 && (
					<Periods
						rows={ periods }
						label={ words.group }
						onChoose={ choose }
					/>
				)
			}
		>
			<Title text={ props.title } />
			{ props.hasDays && (
				<div
					className="frontage-filters__fields"
					role="group"
					aria-label={ words.group }
				>
					<EndFields
						parameter={ parameter }
						labels={ [ words.from, words.to ] }
						ends={ days }
						input={ () => ( {
							type: 'date',
							min: limits[ 0 ],
							max: limits[ 1 ],
						} ) }
						onChange={ ( next, changed ) => {
							setDays( next );
							if ( isDone( changed ) ) {
								send( next );
								chooseSoon( valueOf( next ) );
							}
						} }
					/>
					<Apply text={ words.apply } />
				</div>
			) }
		</Frame>
	);
}
