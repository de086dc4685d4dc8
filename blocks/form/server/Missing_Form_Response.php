<?php
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
 * Responds to a submission whose form is no longer in the page.
 *
 * A cache may serve a page whose URL now redirects, or whose synced pattern with the form does: then
 * the message is accepted, but the printed page does not contain the form.
 */
final class Missing_Form_Response {
	/** Sets the request. */
	public function __construct( private Request $request ) {}

	/** Buffers the page until it is known whether it contains the form. */
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
	 * Replaces the page with the response.
	 *
	 * @param int $level Output buffer level.
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
		Router::send( $submission->result->is_sent ? self::thanks( $submission->result->thanks ) : $gone );
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
