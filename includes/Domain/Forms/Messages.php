<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * The messages of forms.
 *
 * The message keys of S1 §8 and one sentence for each problem of `Validator`. Owners can change them
 * for the site, authors for a form.
 */
final class Messages {
	public const MAX_CHARACTERS = 300;

	/** Messages that fields of a type need, whatever their rules. */
	private const RULES = array(
		'select'   => array( 'choice' ),
		'radio'    => array( 'choice' ),
		'checkbox' => array( 'choice' ),
		'rating'   => array( 'choice' ),
		'country'  => array( 'choice' ),
		'range'    => array( 'number' ),
		'file'     => array( 'size', 'name', 'type', 'count', 'empty', 'lost' ),
	);

	/** Messages that rules need, where the names differ. */
	private const RULE_WORDS = array(
		'minLength' => 'short',
		'maxLength' => 'long',
		'name'      => '',
	);

	/**
	 * Returns all messages, keyed by message key.
	 *
	 * @param mixed $own Author's messages, keyed by message key; empty ones are ignored.
	 * @return array<string, string> Keys of S1 §8 and of `Validator::problem()`.
	 */
	public static function of( mixed $own = array() ): array {
		$words = Site_Messages::chosen() + self::ours();
		/**
		 * Filters the messages that forms show.
		 *
		 * Runs each time a form is printed or checked. Messages that an author wrote in the block still win.
		 *
		 *     add_filter( 'frontage_form_words', function ( $words ) {
		 *         $words['invalid'] = 'Please check your email address.';
		 *         return $words;
		 *     } );
		 *
		 * @since 0.2.0
		 *
		 * @param array<string, string> $words Messages by key (see S1 §8); unknown keys are ignored.
		 */
		$filtered = apply_filters( 'frontage_form_words', $words );
		foreach ( array( $filtered, $own ) as $others ) {
			$others = array_filter(
				is_array( $others ) ? $others : array(),
				static fn ( mixed $word ): bool => is_string( $word ) && '' !== trim( $word )
			);
			$words  = array_map(
				static fn ( string $word ): string => mb_substr( $word, 0, self::MAX_CHARACTERS ),
				array_intersect_key( $others, $words )
			) + $words;
		}
		return $words;
	}

	/**
	 * Returns the default messages.
	 *
	 * @return array<string, string> Keyed by message key.
	 */
	public static function ours(): array {
		return self::keys() + self::problems();
	}

	/**
	 * Returns only the messages that a form with these fields can need, for its script.
	 *
	 * @param array<string, string> $words Result of `of()`.
	 * @param list<Field> $fields Fields of the form.
	 * @return array<string, string>
	 */
	public static function needed( array $words, array $fields ): array {
		$needed = array( 'captcha', 'invalid', 'wrong_checkbox', 'contact_error_message', 'fill_message', 'missing' );
		foreach ( $fields as $field ) {
			$rules  = array_keys( $field->to_array() );
			$needed = array_merge(
				$needed,
				array( $field->kind ),
				self::RULES[ $field->kind ] ?? array(),
				array_map( static fn ( string $rule ): string => self::RULE_WORDS[ $rule ] ?? $rule, $rules )
			);
		}
		return array_intersect_key( $words, array_flip( $needed ) );
	}

	/**
	 * Returns the message for a field's problem. `%s` stands for the limit, or for the file's name if there is none.
	 *
	 * @param array<string, string> $words Result of `of()`.
	 * @param string $problem Result of `Validator::problem()`; a sentence of a `Field_Type` stays as it is.
	 * @param string $file Name of the file, if a file is wrong.
	 */
	public static function problem( array $words, string $problem, Field $field, string $file = '' ): string {
		$values = array(
			'min'   => (string) $field->min,
			'max'   => (string) $field->max,
			'step'  => (string) $field->step,
			'short' => (string) $field->min_length,
			'long'  => (string) $field->max_length,
			'size'  => (string) $field->size,
			'count' => (string) $field->count,
			'type'  => strtoupper( implode( ', ', $field->types ) ),
		);
		$key    = match ( $problem ) {
			'email'     => 'invalid',
			'unchecked' => 'consent' === $field->kind ? 'consent' : 'wrong_checkbox',
			default     => $problem,
		};
		if ( ! isset( $words[ $key ] ) ) {
			return $key;
		}
		$value  = $values[ $problem ] ?? $file;
		$places = array(
			'%s'   => $value,
			'%1$s' => $value,
			'%2$s' => $file,
		);
		return rtrim( strtr( $words[ $key ], $places ) );
	}

	/**
	 * Returns the messages with the keys of S1 §8.
	 *
	 * @return array<string, string>
	 */
	private static function keys(): array {
		return array(
			'captcha'               => __( 'Captcha', 'frontage' ),
			'invalid'               => __( 'Enter an email address such as name@example.com.', 'frontage' ),
			'wrong_captcha'         => __( 'The answer is not correct. Here is a new question.', 'frontage' ),
			'wrong_checkbox'        => __( 'Select an option.', 'frontage' ),
			'contact_error_message' => __( 'Please correct:', 'frontage' ),
			'fill_message'          => __( 'Please fill in:', 'frontage' ),
			'subscription_failed'   => __( 'Your subscription could not be completed. Please try again later.', 'frontage' ),
		);
	}

	/**
	 * Returns one message per problem.
	 *
	 * @return array<string, string>
	 */
	private static function problems(): array {
		return array(
			'missing' => __( 'Fill in this field.', 'frontage' ),
			'consent' => __( 'Select this checkbox to continue.', 'frontage' ),
			'url'     => __( 'Enter a web address that starts with https://.', 'frontage' ),
			'phone'   => __( 'Enter a phone number using only digits, spaces, and + - ( ).', 'frontage' ),
			'number'  => __( 'Enter a number.', 'frontage' ),
			/* translators: %s: a number or day. */
			'min'     => __( 'The minimum is %s.', 'frontage' ),
			/* translators: %s: a number or day. */
			'max'     => __( 'The maximum is %s.', 'frontage' ),
			/* translators: %s: a number. */
			'step'    => __( 'Enter a value in steps of %s.', 'frontage' ),
			/* translators: %s: number of characters. */
			'short'   => __( 'This text is too short. Minimum number of characters: %s.', 'frontage' ),
			/* translators: %s: number of characters. */
			'long'    => __( 'This text is too long. Maximum number of characters: %s.', 'frontage' ),
			'pattern' => __( 'This text does not match the requested format. Check it and try again.', 'frontage' ),
			'choice'  => __( 'Select an option from the list.', 'frontage' ),
			'date'    => __( 'Enter a valid date.', 'frontage' ),
			/* translators: 14:30 is an example of a time. */
			'time'    => __( 'Enter a time such as 14:30.', 'frontage' ),
			/* translators: %s: number of kilobytes. */
			'size'    => __( 'Invalid File Size: %s Kilobytes Max', 'frontage' ),
			/* translators: %s: name of a file. */
			'name'    => __( 'Invalid File Name: %s', 'frontage' ),
			/* translators: 1: file types, such as “PDF, JPG”, 2: name of a file. */
			'type'    => __( 'Invalid File Type: %2$s. Allowed: %1$s.', 'frontage' ),
			/* translators: %s: name of a file. */
			'empty'   => __( 'This file is empty: %s', 'frontage' ),
			/* translators: %s: name of a file. */
			'lost'    => __( 'This file was not received. Choose it again: %s', 'frontage' ),
			'full'    => __(
				'This site cannot accept more files right now. Send the form without files, or try again tomorrow.',
				'frontage'
			),
			/* translators: %s: a number. */
			'count'   => __( 'Too many files. Maximum: %s.', 'frontage' ),
		);
	}
}
