<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Identity\Identity_Kind;

defined( 'ABSPATH' ) || exit;

/**
 * One submission on its way through a request: which form was sent, what became of it, and whether the page says so.
 *
 * The action shares it, the page that WordPress then prints picks it up, and it ends with the request.
 */
final class Submission {
	private const HOOK = 'frontage_form_submission';

	/** Whether the page has shown the result. */
	private bool $is_shown = false;

	/**
	 * Prepares the submission.
	 *
	 * @param Form_Reference    $reference Which form, and where it stands.
	 * @param Submission_Result $result  What became of it.
	 */
	public function __construct( private Form_Reference $reference, public readonly Submission_Result $result ) {}

	/** The submission of this request; null if there is none. */
	public static function current(): ?self {
		$found = apply_filters( self::HOOK, null );
		return $found instanceof self ? $found : null;
	}

	/** Ends the submission of this request. */
	public static function end(): void {
		remove_all_filters( self::HOOK );
	}

	/** Makes this the submission of the request, until the request ends. */
	public function share(): void {
		self::end();
		add_filter( self::HOOK, fn (): self => $this );
		add_action( 'shutdown', array( self::class, 'end' ) );
	}

	/**
	 * The result, if it is that of a form on the page, which shows it: also of one that is a copy.
	 *
	 * @param string $form   The id of the form.
	 * @param int    $number Its place on the page.
	 */
	public function show( string $form, int $number ): ?Submission_Result {
		$is_it = Identity_Kind::original( $form ) === Identity_Kind::original( $this->reference->form );
		if ( ! $is_it || $number !== $this->reference->number ) {
			return null;
		}
		$this->is_shown = true;
		return $this->result;
	}

	/** Whether the page has shown the result. */
	public function is_shown(): bool {
		return $this->is_shown;
	}
}
