<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Base\Html\Html;
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
	 */
	public static function reply( Form_Grant $terms, array $args, string $message ): Response {
		$begun  = Spam_Check::begin(
			$terms,
			false,
			is_string( $args[ Submission_Token::FIELD ] ?? null ) ? $args[ Submission_Token::FIELD ] : ''
		);
		$values = array_intersect_key( $args, array_flip( self::KEPT ) ) + array(
			'action'                => Subscribe::NAME,
			'back'                  => '1',
			'et_custom_fields'      => (string) wp_json_encode( (object) $args['et_custom_fields'] ),
			Submission_Token::FIELD => $begun['ticket'],
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
				el( 'p', array( 'role' => 'alert' ), $message ),
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
}
