<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form\Import;

use SimpleXMLElement;

defined( 'ABSPATH' ) || exit;

/**
 * Reads forms of Contact Form 7: an export of WordPress (Tools, Export) that contains them, or the text of a form template.
 *
 * A template is HTML with tags such as `[text* your-name placeholder "Ada"]`.
 */
final class Cf7_Forms {
	private const TYPE = 'wpcf7_contact_form';

	/** A tag. */
	private const TAG = '/\[(?<type>[a-z]+)(?<required>\*?)(?:\s+(?<rest>[^\]]*))?\]/';

	/** End of the content of an acceptance. */
	private const END = '[/acceptance]';

	/** Tags of a template that are read: a form has no more fields. */
	private const MOST = 500;

	/** Our types of text fields by theirs. */
	private const TEXTS = array(
		'text'     => 'text',
		'email'    => 'email',
		'url'      => 'url',
		'tel'      => 'phone',
		'number'   => 'number',
		'range'    => 'range',
		'date'     => 'date',
		'textarea' => 'textarea',
		'hidden'   => 'hidden',
	);

	/**
	 * Returns the forms in a file; null if it is another file.
	 *
	 * @param string $text File contents.
	 * @return list<Imported_Form>|null
	 */
	public static function read( string $text ): ?array {
		if ( str_contains( $text, '<rss' ) && str_contains( $text, self::TYPE ) ) {
			return self::exported( $text );
		}
		$is_template = 1 === preg_match( '/\[(?:text|email|textarea|tel|select|checkbox|radio|file|acceptance)\*?\s+[a-z][-\w]*/i', $text )
			&& ! str_starts_with( ltrim( $text ), '{' );
		return $is_template ? array( self::form( __( 'Contact', 'frontage' ), $text, array() ) ) : null;
	}

	/**
	 * Returns the forms in an export of WordPress.
	 *
	 * @param string $text File contents.
	 * @return list<Imported_Form>
	 */
	private static function exported( string $text ): array {
		// WordPress writes no document type; one can define entities that grow or read files.
		if ( str_contains( $text, '<!DOCTYPE' ) ) {
			return array();
		}
		$before = libxml_use_internal_errors( true );
		$file   = simplexml_load_string( $text, SimpleXMLElement::class, LIBXML_NONET | LIBXML_NOCDATA );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$forms = array();
		foreach ( false === $file ? array() : (array) $file->xpath( '//item' ) as $item ) {
			$wp = $item->children( 'wp', true );
			if ( self::TYPE !== (string) $wp->post_type ) {
				continue;
			}
			$meta = array();
			foreach ( $wp->postmeta as $one ) {
				$meta[ (string) $one->meta_key ] = (string) $one->meta_value;
			}
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Only arrays and scalars come out.
			$mail    = is_serialized( $meta['_mail'] ?? '' ) ? unserialize( $meta['_mail'], array( 'allowed_classes' => false ) ) : array();
			$forms[] = self::form( (string) $item->title, $meta['_form'] ?? '', is_array( $mail ) ? $mail : array() );
		}
		return $forms;
	}

	/**
	 * Returns a form.
	 *
	 * @param string $title Its name.
	 * @param string $template Its template.
	 * @param array<mixed> $mail Its mail template.
	 */
	private static function form( string $title, string $template, array $mail ): Imported_Form {
		preg_match_all( self::TAG, $template, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$tags   = array_slice( $tags, 0, self::MOST );
		$button = '';
		foreach ( $tags as $tag ) {
			$button = 'submit' === $tag['type'][0] ? ( self::options( $tag['rest'][0] ?? '' )['texts'][0] ?? '' ) : $button;
		}
		$form = new Imported_Form( $title, array( 'button' => $button ) + Cf7_Mail::settings( $mail ) );
		$end  = 0;
		foreach ( $tags as $place => $tag ) {
			$label   = self::label( substr( $template, $end, $tag[0][1] - $end ) );
			$end     = $tag[0][1] + strlen( $tag[0][0] );
			$rest    = substr( $template, $end, ( $tags[ $place + 1 ][0][1] ?? strlen( $template ) ) - $end );
			$length  = 'acceptance' === $tag['type'][0] ? strpos( $rest, self::END ) : false;
			$content = false === $length ? '' : substr( $rest, 0, $length );
			$end    += false === $length ? 0 : $length + strlen( self::END );
			self::add( $form, $tag['type'][0], '' !== $tag['required'][0], $tag['rest'][0] ?? '', $label, $content );
		}
		Cf7_Mail::note( $form, $mail );
		return $form;
	}

	/**
	 * Adds the field of a tag.
	 *
	 * @param Imported_Form $form Form to add to.
	 * @param string $type Type of the tag.
	 * @param bool $required Whether it has an asterisk.
	 * @param string $rest Name, options and values.
	 * @param string $label Text before the tag.
	 * @param string $content Content of an acceptance.
	 */
	private static function add( Imported_Form $form, string $type, bool $required, string $rest, string $label, string $content ): void {
		$options = self::options( $rest );
		$name    = $options['name'];
		$label   = '' === $label ? ucfirst( trim( str_replace( array( '-', '_' ), ' ', $name ) ) ) : $label;
		$is_hint = in_array( 'placeholder', $options['flags'], true ) || in_array( 'watermark', $options['flags'], true );
		$first   = $options['texts'][0] ?? '';
		$common  = compact( 'label', 'required' ) + array( 'name' => Imported_Form::name( $name ) );
		if ( isset( self::TEXTS[ $type ] ) ) {
			$form->add_text(
				self::TEXTS[ $type ],
				$label,
				$name,
				array(
					'required' => $required && 'hidden' !== $type,
				) + array( $is_hint ? 'placeholder' : 'value' => $first ) + $options['rules']
			);
			return;
		}
		$values = array_map( static fn ( string $text ): string => explode( '|', $text )[0], $options['texts'] );
		if ( $values !== $options['texts'] ) {
			$form->note( $label, __( 'Values after “|” are left out; visitors’ choices are stored as they read them.', 'frontage' ) );
		}
		if ( in_array( 'free_text', $options['flags'], true ) ) {
			$form->note( $label, __( 'The text field beside the last choice is left out.', 'frontage' ) );
		}
		match ( $type ) {
			'select', 'checkbox', 'radio' => $form->add_field(
				'field-choice',
				self::choice( $type, $options['flags'], $values ) + $common
			),
			'acceptance' => $form->add_field(
				'field-consent',
				array(
					'label'    => '' === trim( wp_strip_all_tags( $content ) ) ? $label : $content,
					'required' => ! in_array( 'optional', $options['flags'], true ),
				) + $common
			),
			'file' => $form->add_field( 'field-file', $common + $options['files'] ),
			'submit' => null,
			default => $form->add_unknown( $label, $type ),
		};
	}

	/**
	 * Returns the attributes of a choice.
	 *
	 * @param string $type Type of the tag.
	 * @param list<string> $flags Its options.
	 * @param list<string> $values What visitors choose from.
	 * @return array<string, mixed>
	 */
	private static function choice( string $type, array $flags, array $values ): array {
		$kind = match ( true ) {
			'select' === $type && in_array( 'multiple', $flags, true ) => 'checkbox',
			'checkbox' === $type && in_array( 'exclusive', $flags, true ) => 'radio',
			default => $type,
		};
		$default = preg_grep( '/\Adefault:\d+/', $flags ) ?: array();
		$chosen  = (int) substr( (string) reset( $default ), strlen( 'default:' ) );
		$value   = $values[ $chosen - 1 ] ?? '';
		$hint    = 'select' === $kind && in_array( 'first_as_label', $flags, true ) ? (string) array_shift( $values ) : '';
		return array(
			'kind'        => $kind,
			'options'     => $values,
			'value'       => $value === $hint ? '' : $value,
			'placeholder' => $hint,
		) + ( 'radio' === $type ? array( 'required' => true ) : array() );
	}

	/**
	 * Returns the name, options and values of a tag.
	 *
	 * @param string $rest Text after its type.
	 * @return array{name: string, flags: list<string>, texts: list<string>, rules: array<string, mixed>, files: array<string, mixed>}
	 */
	private static function options( string $rest ): array {
		preg_match_all( '/"([^"]*)"|\'([^\']*)\'/', $rest, $quoted, PREG_SET_ORDER );
		$texts = array_map( static fn ( array $one ): string => html_entity_decode( $one[2] ?? $one[1] ?? '' ), $quoted );
		$words = preg_split( '/\s+/', trim( (string) preg_replace( '/"[^"]*"|\'[^\']*\'/', ' ', $rest ) ) ) ?: array();
		$named = array();
		foreach ( $words as $word ) {
			list( $key, $value ) = array_pad( explode( ':', $word, 2 ), 2, '' );
			$named[ $key ]       = $value;
		}
		$whole = static fn ( string $key ): ?int => is_numeric( $named[ $key ] ?? '' ) ? (int) $named[ $key ] : null;
		$limit = $named['limit'] ?? '';
		return array(
			'name'  => array_key_first( $named ) ?? '',
			'flags' => array_merge( array_map( 'strval', array_keys( $named ) ), $words ),
			'texts' => $texts,
			'rules' => array(
				'minLength'    => $whole( 'minlength' ),
				'maxLength'    => $whole( 'maxlength' ),
				'min'          => $named['min'] ?? '',
				'max'          => $named['max'] ?? '',
				'step'         => $whole( 'step' ),
				'autocomplete' => $named['autocomplete'] ?? '',
			),
			'files' => array(
				'types' => str_replace( array( '|', '.' ), array( ', ', '' ), $named['filetypes'] ?? '' ),
				'size'  => '' === $limit ? null : max(
					1,
					(int) ( wp_convert_hr_to_bytes( str_replace( 'mb', 'm', strtolower( $limit ) ) ) / KB_IN_BYTES )
				),
			),
		);
	}

	/**
	 * Returns the label of a field: the last line of text before its tag.
	 *
	 * @param string $html Template since the tag before.
	 */
	private static function label( string $html ): string {
		$lines = preg_split( '~\n|<br\s*/?>|</?(?:p|div|label|li|td|tr)\b[^>]*>~i', $html ) ?: array();
		$lines = array_filter(
			array_map( static fn ( string $line ): string => trim( html_entity_decode( wp_strip_all_tags( $line ) ) ), $lines )
		);
		return rtrim( (string) end( $lines ), ' :*' );
	}
}
