<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Settings\Field as Setting;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;

defined( 'ABSPATH' ) || exit;

/** The owner's messages for all forms of the site; a single form can still override them. */
final class Site_Messages implements Group {
	/** Prefix of the setting keys, by which a settings tab finds them. */
	public const PREFIX = 'word_';

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Returns one setting per message: its label says when the message is shown, and its placeholder is the default.
	 *
	 * @return array<string, Setting>
	 */
	public static function settings(): array {
		$settings = array();
		$labels   = self::for_forms() + self::for_fields();
		foreach ( Messages::ours() as $key => $word ) {
			$settings[ self::PREFIX . $key ] = Setting::sentence( $labels[ $key ] ?? $word, Messages::MAX_CHARACTERS, $word );
		}
		return $settings;
	}

	/**
	 * Returns the messages that the owner has changed.
	 *
	 * @return array<string, string> Keyed by message key.
	 */
	public static function chosen(): array {
		$chosen  = array();
		$setting = Setting::sentence( '', Messages::MAX_CHARACTERS, '' );
		foreach ( array_keys( Messages::ours() ) as $key ) {
			$chosen[ $key ] = (string) Options::value( Options::SITE, self::PREFIX . $key, $setting );
		}
		return array_filter( $chosen );
	}

	/**
	 * Returns when each message of a form is shown.
	 *
	 * @return array<string, string> Keyed by message key.
	 */
	private static function for_forms(): array {
		return array(
			'captcha'               => __( 'Name of the captcha in the list of errors', 'frontage' ),
			'wrong_captcha'         => __( 'Wrong answer to the captcha', 'frontage' ),
			'contact_error_message' => __( 'Before the list of invalid fields', 'frontage' ),
			'fill_message'          => __( 'Before the list of empty fields', 'frontage' ),
			'subscription_failed'   => __( 'Newsletter signup failed', 'frontage' ),
			'lost'                  => __( 'File was lost on the way', 'frontage' ),
			'full'                  => __( 'No space left for files', 'frontage' ),
		);
	}

	/**
	 * Returns when each message of a field is shown.
	 *
	 * @return array<string, string> Keyed by message key.
	 */
	private static function for_fields(): array {
		return array(
			'missing'        => __( 'Required field is empty', 'frontage' ),
			'wrong_checkbox' => __( 'Required option is not selected', 'frontage' ),
			'consent'        => __( 'Consent is not given', 'frontage' ),
			'invalid'        => __( 'Invalid email address', 'frontage' ),
			'url'            => __( 'Invalid web address', 'frontage' ),
			'phone'          => __( 'Invalid phone number', 'frontage' ),
			'number'         => __( 'Not a number', 'frontage' ),
			'min'            => __( 'Number or date is too low', 'frontage' ),
			'max'            => __( 'Number or date is too high', 'frontage' ),
			'step'           => __( 'Number is not in steps', 'frontage' ),
			'short'          => __( 'Text is too short', 'frontage' ),
			'long'           => __( 'Text is too long', 'frontage' ),
			'pattern'        => __( 'Text does not match the format', 'frontage' ),
			'choice'         => __( 'Option is not in the list', 'frontage' ),
			'date'           => __( 'Invalid date', 'frontage' ),
			'time'           => __( 'Invalid time', 'frontage' ),
			'size'           => __( 'File is too large', 'frontage' ),
			'name'           => __( 'File name is not allowed', 'frontage' ),
			'type'           => __( 'File type is not allowed', 'frontage' ),
			'empty'          => __( 'File is empty', 'frontage' ),
			'count'          => __( 'Too many files', 'frontage' ),
		);
	}
}
