<?php
/**
 * The captcha for browsers without script.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Actions\Reply;
use Frontage\Forms\Ticket;
use Frontage\Render\Html;
use Frontage\Render\Plain_Page;
use Frontage\Subscribers\Terms;
use function Frontage\Render\el;

defined( 'ABSPATH' ) || exit;

/** Pages are the same for everybody, so the question comes after the form was sent, with all that was typed. */
final class Captcha_Page {
	/** What is sent along again. */
	private const KEPT = array( 'et_checksum', 'et_email', 'et_firstname', 'et_lastname' );

	/**
	 * Prints it.
	 *
	 * @param Terms                $terms The form's.
	 * @param array<string, mixed> $args  What was sent.
	 * @param string               $said  Why it is shown.
	 */
	public static function reply( Terms $terms, array $args, string $said ): Reply {
		Html::load();
		$begun  = Robots::begin( $terms, false, is_string( $args[ Ticket::FIELD ] ?? null ) ? $args[ Ticket::FIELD ] : '' );
		$values = array_intersect_key( $args, array_flip( self::KEPT ) ) + array(
			'action'           => Subscribe::NAME,
			'back'             => '1',
			'et_custom_fields' => (string) wp_json_encode( (object) $args['et_custom_fields'] ),
			Ticket::FIELD      => $begun['ticket'],
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
		return Reply::html(
			Plain_Page::html(
				$title,
				el( 'h1', array(), $title ),
				el( 'p', array( 'role' => 'alert' ), $said ),
				el( 'form', $form, $hidden, el( 'p', array(), Html::raw( $begun['html'] ) ), el( 'button', array(), __( 'Subscribe', 'frontage' ) ) )
			)
		);
	}
}
