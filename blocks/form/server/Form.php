<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Forms\Input_Recap;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Modules\Feature;
use Frontage\Http\Dispatcher;
use Frontage\Http\Error_Page;
use Frontage\Http\Request;
use Frontage\Http\Response;
use Frontage\Http\Router;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Handles forms that are posted to the URL of their page.
 *
 * With and without JavaScript a form is posted to the page that contains it (S1 §7): the request
 * passes the dispatcher like any action, then the page is printed with the result in place of the form.
 */
final class Form implements Feature {
	public const WHEN = 'post:frontage_form';

	/** Needed only if a form was submitted. */
	public static function is_needed(): bool {
		// phpcs:ignore WordPress.Security -- only whether it is there; the dispatcher checks the rest.
		return array() !== $_POST && isset( $_POST[ Form_Reference::FIELD ] ) && ! is_admin() && ! wp_doing_ajax();
	}

	/** Adds the hooks. REST requests, which handle forms themselves, are answered before the last of them. */
	public function boot(): void {
		add_action( 'parse_request', array( $this, 'handle' ), PHP_INT_MAX );
	}

	/** Handles the submission; the page is printed unless the request is rejected or redirected. */
	public function handle(): void {
		$request  = Request::from_ajax( Submit::NAME );
		$response = Dispatcher::dispatch( $request );
		if ( $response->is_error() && ! $this->shows_again( $response, $request ) ) {
			Router::send( Error_Page::instead_of( $response, $request, self::typed( $request ) ) );
			exit;
		}
		if ( null !== Submission::current()?->result->captcha ) {
			Router::send( $response );
			exit;
		}
		$target = $response->headers['Location'] ?? '';
		if ( '' !== $target && ! Submission_Handler::has_script() ) {
			wp_safe_redirect( $target, 303, 'Frontage' );
			exit;
		}
		nocache_headers();
		add_filter( 'redirect_canonical', '__return_false' );
		( new Missing_Form_Response( $request ) )->watch();
	}

	/** Returns what the visitor typed, for when the page does not show it. */
	public static function typed( Request $request ): string {
		$reference = Form_Reference::of( $request );
		return Input_Recap::text( $request->fields, $reference?->find()->fields ?? array(), $reference->silent ?? array() );
	}

	/**
	 * Shows the page again with the visitor's input if the submission can be retried; scripts keep the
	 * input themselves.
	 *
	 * @param Response $response Error response.
	 * @return bool Whether the form is in the page.
	 */
	private function shows_again( Response $response, Request $request ): bool {
		$reference = 429 === $response->status && ! Submission_Handler::has_script() ? Form_Reference::of( $request ) : null;
		$form      = $reference?->find();
		if ( null === $reference || null === $form ) {
			return false;
		}
		$input   = Submission_Input::now( $reference->number, $form->printed );
		$handler = new Submission_Handler( $form, $reference, $input, Visitor::current() );
		( new Submission( $reference->to( $form ), $handler->refuse( (string) ( $response->data()['message'] ?? '' ) ) ) )->share();
		$wait = $response->headers['Retry-After'] ?? '';
		add_filter(
			'status_header',
			static fn ( string $line, int $code ): string => 200 === $code ? wp_get_server_protocol() . ' 429 Too Many Requests' : $line,
			10,
			2
		);
		add_filter( 'wp_headers', static fn ( array $headers ): array => array( 'Retry-After' => $wait ) + $headers );
		return true;
	}
}
