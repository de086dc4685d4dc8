<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Abuse_Level;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Form_Daily_Stats;
use Frontage\Domain\Forms\Honeypot;
use Frontage\Domain\Forms\Inbox;
use Frontage\Domain\Forms\Spam_Score;
use Frontage\Domain\Forms\Submission_Input;

defined( 'ABSPATH' ) || exit;

/**
 * Turns a submission that passed all checks into an entry.
 *
 * @phpstan-import-type Value from Field
 * @phpstan-import-type Answer from Entries
 */
final class Entry_Storage {
	/** Whether an entry with the same request ID existed. */
	private bool $was_there = false;

	/** Sets the form, where it stands, and the request's fields. */
	public function __construct( private Saved_Form $form, private Form_Reference $reference, private Submission_Input $posted ) {}

	/**
	 * Stores the entry if the form still accepts one, then sends the emails.
	 *
	 * @param string $request Request ID, 32 characters.
	 * @param array<string, Value> $values Submitted values of the visible fields.
	 * @param bool $is_quarantined Whether it mails nobody before the owner has looked at it.
	 * @return string Why it was not stored, as `Availability` says; empty on success.
	 */
	public function store( string $request, array $values, bool $is_quarantined ): string {
		$new             = 0;
		$store           = function () use ( $request, $values, $is_quarantined, &$new ): int {
			$new = $this->add( $request, $values, $is_quarantined );
			return $new;
		};
		$state           = $this->form->availability()->admit( $values, $store );
		$this->was_there = '' === $state && 0 === $new;
		Inbox::process( $new );
		return $state;
	}

	/** Returns whether another request had stored the entry while this one was being checked. */
	public function was_there(): bool {
		return $this->was_there;
	}

	/**
	 * Stores the entry.
	 *
	 * @param string $request Request ID, 32 characters.
	 * @param array<string, Value> $values Submitted values of the visible fields.
	 * @param bool $is_quarantined Whether it mails nobody before the owner has looked at it.
	 * @return int ID of the new entry; 0 if it existed.
	 */
	private function add( string $request, array $values, bool $is_quarantined ): int {
		$content = $this->content( $values );
		$is_spam = $is_quarantined
			|| Spam_Score::is_spam( 'form', Spam_Score::content( $content ), '' !== $this->posted->text( Honeypot::FIELD ) );
		$logic   = $this->form->logic( $values );
		$emails  = Notifications::of( $this->form, $content, $this->reference->post, $logic );
		$jobs    = After_Sending::jobs( $this->form, $logic, $values );
		$title   = $this->form->title();
		$id      = Inbox::add( $request, $this->form->id, $title, $this->reference->post, $is_spam, $content, $emails, $jobs );
		$id > 0 && Abuse_Level::accept(); // Not before: a visitor who presses twice would be counted twice, and the second press be held.
		if ( $id > 0 && ! $is_spam ) {
			$this->form->is_counted() && Form_Daily_Stats::add( $this->form->id, Form_Daily_Stats::SENT );
			Form_Daily_Stats::name( $this->form->id, $this->form->title() );
		}
		return $id;
	}

	/**
	 * Returns the content of the entry, with files moved to their permanent location.
	 *
	 * @param array<string, Value> $values Values, keyed by field.
	 * @return list<Answer>
	 */
	private function content( array $values ): array {
		foreach ( $this->form->fields as $field ) {
			if ( $field->takes_files() && is_array( $values[ $field->name ] ?? '' ) ) {
				$values[ $field->name ] = Inbox::keep( $this->posted->files_of( $field ) );
			}
		}
		return Entry_Values::of( $this->form, $values );
	}
}
