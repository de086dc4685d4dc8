<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Base\Html\Html;
use Frontage\Domain\Forms\Email_Address;
use Frontage\Domain\Forms\Page_Time;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Render\Plain_Page;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Http\Response;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The captcha page for browsers without JavaScript.
 *
 * Pages are the same for all visitors, so the captcha follows after submission, with all input preserved.
 */
final class Captcha_Page {
	/** Fields that are sent again. */
	private const KEPT = array( 'et_checksum', 'et_email', 'et_firstname', 'et_lastname' );

	/**
	 * Renders the page.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 * @param array<string, mixed> $args Submitted values.
	 * @param string $message Why it is shown.
	 * @param bool $is_step Whether the visitor did nothing wrong.
	 */
	public static function reply( Form_Grant $terms, array $args, string $message, bool $is_step ): Response {
		$begun  = Spam_Check::begin( $terms, false, self::token( $terms, $args ) );
		$values = array_intersect_key( $args, array_flip( self::KEPT ) ) + array(
			'action'                => Subscribe::NAME,
			'back'                  => '1',
			'et_custom_fields'      => (string) wp_json_encode( (object) $args['et_custom_fields'] ),
			Submission_Token::FIELD => $begun['token'],
		);
		$hidden = array();
		foreach ( $values as $name => $value ) {
			$type     = 'hidden';
			$hidden[] = el( 'input', compact( 'type', 'name', 'value' ) );
		}
		$form  = array(
			'method' => 'post',
			'action' => admin_url( 'admin-ajax.php', 'relative' ),
		);
		$title = __( 'One more step', 'frontage' );
		return Response::html(
			Plain_Page::html(
				$title,
				el( 'h1', array(), $title ),
				el( 'p', array( 'role' => $is_step ? 'status' : 'alert' ), $message ),
				el(
					'form',
					$form,
					$hidden,
					el( 'p', array(), Html::raw( $begun['html'] ) ),
					el( 'button', array(), __( 'Subscribe', 'frontage' ) )
				)
			)
		);
	}

	/**
	 * Returns the token that was submitted too early, or the one that the page's time stands for.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 * @param array<string, mixed> $args Submitted values.
	 */
	private static function token( Form_Grant $terms, array $args ): string {
		$sent = $args[ Submission_Token::FIELD ] ?? '';
		$page = Page_Time::token( $args[ Page_Time::FIELD ] ?? '', Spam_Check::form( $terms ), Email_Address::clean( $args['et_email'] ) );
		return is_string( $sent ) && '' !== $sent ? $sent : (string) $page?->text();
	}
}
