<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

use Frontage\Admin\Transfer\Import_Only;
use Frontage\Admin\Transfer\Plan;
use Frontage\Base\Clock;
use Frontage\Domain\Forms\Entries;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Forms and entries of other plugins in imports: forms become synced patterns, and entries messages in the inbox with their dates.
 *
 * Importing a file again adds nothing twice.
 *
 * @phpstan-import-type Entry from Entry_Rows
 */
final class Forms_Part implements Import_Only {
	public const NAME = 'other-forms';

	/** Form ID of imported entries. */
	private const FORM = 'imported';

	/**
	 * Forms to write, keyed by name of their post.
	 *
	 * @var array<string, Imported_Form>
	 */
	private array $forms = array();

	/**
	 * Entries to write, keyed by request ID.
	 *
	 * @var array<string, Entry>
	 */
	private array $entries = array();

	/** The form that the entries belong to; null if it is unknown. */
	private ?Form_Match $match = null;

	public function name(): string {
		return self::NAME;
	}

	public function label(): string {
		return __( 'Forms of other plugins', 'frontage' );
	}

	public function order(): int {
		return 40;
	}

	public function export(): array {
		return array();
	}

	public function plan( mixed $data, Plan $plan, array $choices ): void {
		$this->forms   = array();
		$this->entries = array();
		$text          = is_array( $data ) && is_string( $data['text'] ?? null ) ? $data['text'] : '';
		$content       = Form_File::content( $text );
		if ( null === $content ) {
			$plan->refuse( self::NAME, __( 'This file has no forms or entries that can be read.', 'frontage' ) );
			return;
		}
		foreach ( $content['forms'] as $form ) {
			$this->plan_form( $form, $plan );
		}
		$this->match = array() === $content['entries'] ? null : Form_Match::of( $content['entries'] );
		if ( array() !== $content['entries'] && null === $this->match ) {
			$plan->skip(
				__( 'Form', 'frontage' ),
				__(
					'No imported form has these fields, so the entries are listed as “Imported entries”. To list them under their form, import the form first.',
					'frontage'
				)
			);
		}
		$undated = 0;
		$known   = 0;
		foreach ( $content['entries'] as $entry ) {
			$request  = md5( self::FORM . wp_json_encode( $entry ) );
			$undated += 0 === $entry['created'] ? 1 : 0;
			if ( array() === $entry['content'] || isset( $this->entries[ $request ] ) || Entries::id_of( $request ) > 0 ) {
				++$known;
				continue;
			}
			$this->entries[ $request ] = $entry;
			$date                      = gmdate( 'Y-m-d H:i', $entry['created'] ?: Clock::now() );
			$plan->change( $this->title_of( $entry ), null, null === $this->match ? $date : "{$this->match->title}, $date" );
		}
		$known > 0 && $plan->skip(
			__( 'Entries', 'frontage' ),
			sprintf(
				/* translators: %d: number of entries. */
				_n( '%d entry is empty or was imported before.', '%d entries are empty or were imported before.', $known, 'frontage' ),
				$known
			)
		);
		$undated > 0 && $plan->skip(
			__( 'Date', 'frontage' ),
			sprintf(
				/* translators: %d: number of entries. */
				_n(
					'%d entry has no date that can be read. It gets today’s.',
					'%d entries have no date that can be read. They get today’s.',
					$undated,
					'frontage'
				),
				$undated
			)
		);
	}

	public function apply(): array {
		$kept = array();
		foreach ( $this->forms as $slug => $form ) {
			$post = wp_insert_post(
				array(
					'post_type'    => 'wp_block',
					'post_status'  => 'publish',
					'post_name'    => $slug,
					'post_title'   => wp_slash( $form->title ),
					'post_content' => wp_slash( $form->markup() ),
				)
			);
			if ( 0 === $post ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where it is shown.
				throw new RuntimeException( "The database refused the form {$form->title}." );
			}
			$kept[] = array( 'post', $post, md5( (string) get_post_field( 'post_content', $post, 'raw' ) ) );
		}
		foreach ( $this->entries as $request => $entry ) {
			$form    = $this->match->form ?? self::FORM;
			$title   = $this->match->title ?? __( 'Imported entries', 'frontage' );
			$content = $this->match?->named( $entry['content'] ) ?? $entry['content'];
			$id      = Entries::add( $request, $form, $title, 0, 'read', $content, array(), $entry['created'] );
			$kept[]  = array( 'entry', $id, $form );
		}
		return $kept;
	}

	public function undo( array $kept ): void {
		foreach ( $kept as $one ) {
			list( $what, $id, $hash ) = array_pad( is_array( $one ) ? array_values( $one ) : array(), 3, '' );
			if ( 'post' === $what && 'wp_block' === get_post_type( (int) $id ) && md5(
				(string) get_post_field( 'post_content', (int) $id, 'raw' )
			) === $hash ) {
				wp_delete_post( (int) $id, true );
			}
			$entry = 'entry' === $what ? Entries::get( (int) $id ) : null;
			if ( null !== $entry && in_array( $entry['form'], array( self::FORM, $hash ), true ) && '' === $entry['notes'] ) {
				Entries::delete( array( (int) $id ) );
			}
		}
	}

	/**
	 * Adds a form to the plan, with everything that has no equal.
	 *
	 * @param Imported_Form $form Form of the file.
	 * @param Plan $plan Import plan.
	 */
	private function plan_form( Imported_Form $form, Plan $plan ): void {
		$slug  = Form_Match::SLUG . substr( md5( $form->markup() ), 0, 12 );
		$found = get_posts(
			array(
				'post_type'   => 'wp_block',
				'post_status' => 'any',
				'name'        => $slug,
				'fields'      => 'ids',
			)
		);
		if ( array() !== $found || isset( $this->forms[ $slug ] ) ) {
			$plan->skip( $form->title, __( 'This form was imported before.', 'frontage' ) );
			return;
		}
		if ( 0 === $form->count ) {
			$plan->skip( $form->title, __( 'This form has no field that can be taken over.', 'frontage' ) );
			return;
		}
		$this->forms[ $slug ] = $form;
		$plan->change(
			$form->title,
			null,
			/* translators: %d: number of fields. */
			sprintf( _n( 'Synced pattern with %d field', 'Synced pattern with %d fields', $form->count, 'frontage' ), $form->count )
		);
		foreach ( $form->notes as list( $what, $why ) ) {
			$plan->skip( "{$form->title}: $what", $why );
		}
	}

	/**
	 * Returns the name of an entry in the plan: its address, or its first answer.
	 *
	 * @param Entry $entry
	 */
	private function title_of( array $entry ): string {
		$values = array_column( $entry['content'], 'value', 'kind' );
		$title  = $values['email'] ?? reset( $values );
		return mb_substr( is_string( $title ) ? $title : '', 0, 60 );
	}
}
