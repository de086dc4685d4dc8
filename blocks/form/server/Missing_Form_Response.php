<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Render\Plain_Page;
use Frontage\Http\Error_Page;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Http\Router;
use function Frontage\Base\Html\el;


defined( 'ABSPATH' ) || exit;

/**
 * Tells what became of a form whose page has no place for it any more.
 *
 * A cache may serve a page whose address leads elsewhere by now, or whose form is a synced pattern that does:
 * then the message is taken, but the page that is printed does not have the form.
 */
final class Missing_Form_Response {
	/**
	 * Prepares the answer.
	 *
	 * @param Request $request What was sent.
	 */
	public function __construct( private Request $request ) {}

	/** Holds the page back until it is known whether the form is in it. */
	public function watch(): void {
		add_action(
			'template_redirect',
			function (): void {
				ob_start();
				$level = ob_get_level();
				add_action( 'shutdown', fn () => $this->answer( $level ), 0 );
			},
			0
		);
	}

	/**
	 * Puts the answer in the page's place.
	 *
	 * @param int $level Where the page is held.
	 */
	private function answer( int $level ): void {
		$submission = Submission::current();
		if ( null === $submission || $submission->is_shown() || headers_sent() ) {
			return;
		}
		while ( ob_get_level() >= $level ) {
			ob_end_clean();
		}
		header_remove( 'Location' );
		$gone = Error_Page::instead_of( Submit::gone()->reply(), $this->request, Form::typed( $this->request ) );
		Router::send( $submission->result->is_sent ? self::thanks( $submission->thanks() ) : $gone );
	}

	/**
	 * That the message has been sent; a script says it above its form.
	 *
	 * @param string $text What the visitor reads.
	 */
	private static function thanks( string $text ): Response {
		return Submission_Handler::has_script()
			? Response::json( array( 'message' => $text ) )
			: Response::html( Plain_Page::html( $text, el( 'p', array( 'role' => 'status' ), $text ) ) );
	}
}
