import { paths } from '#paths.ts';
import { knowledgeLevels } from './levels.ts';
import type { KnowledgeQuiz } from './quiz.ts';
import { reading } from './reading.ts';

export const bimDepotFactory: KnowledgeQuiz = {
  kind: 'knowledge',
  path: paths.knowledgeQuiz('bim-depot-factory'),
  crumb: 'Knowledge quiz',
  title: 'Knowledge quiz: BIM objects and IFC',
  metaTitle: 'Knowledge quiz: BIM objects',
  description:
    'Five questions on BIM objects for manufacturers: IFC classes, light geometry, information need, IDS and property sets. Each answer is explained.',
  lede: 'Five questions about products in building models. Every answer is explained at the end.',
  questions: [
    {
      question:
        'A fibre-cement panel is mounted on rails in front of an external wall. Which class of IFC 4.3 fits?',
      reading: reading.post(
        'ifc-classes-for-facade-products',
        'IFC classes for facade products: a short guide',
      ),
      options: [
        {
          label: 'IfcCovering, with the predefined type CLADDING',
          explanation: 'Quantity take-offs and fire checks look for the cladding among the coverings.',
        },
        {
          label: 'IfcCurtainWall',
          explanation:
            'A curtain wall is a wall in its own right, hung in front of the structure. A panel on an external wall is a covering of that wall.',
        },
        {
          label: 'IfcBuildingElementProxy, because panels have no class',
          explanation:
            'A proxy has no defined meaning, so schedules and checks that filter by class leave it out without an error message.',
        },
        {
          label: 'IfcPlate, with the predefined type CURTAIN_PANEL',
          explanation:
            'This is the infill of a curtain wall. Here the panel covers a wall that stands by itself.',
        },
      ],
      correctAnswerIndex: 0,
    },
    {
      question:
        'You have agreed the prerequisites of a level of information need to ISO 7817-1. What does its content consist of?',
      reading: reading.post(
        'level-of-information-need-in-plain-words',
        'Level of information need in plain words',
      ),
      options: [
        {
          label: 'Detail, dimensionality and appearance',
          explanation:
            'These are aspects of the geometrical information alone. An object specified in this way would have a shape and no data.',
        },
        {
          label: 'Shape, properties and classification',
          explanation:
            'Properties and classification are both alphanumerical information, and the documents that go with the object are missing.',
        },
        {
          label: 'Geometry, alphanumerical information and documents',
          explanation:
            'The three are specified separately, so a light object can carry complete data. The standard calls the third one documentation.',
        },
        {
          label: 'Purpose, milestone and actor',
          explanation:
            'These are the prerequisites, together with the object. They are settled before the content is discussed.',
        },
      ],
      correctAnswerIndex: 2,
    },
    {
      question:
        'A window is placed 400 times, and the model has become too slow to work with. What helps most?',
      reading: reading.post(
        'light-geometry-full-data',
        'Light geometry, full data: how heavy should an object be',
      ),
      options: [
        {
          label: 'Deleting properties from the object',
          explanation:
            'Fifty properties are a few kilobytes of text and can be stored once, on the type. You would lose the data and save very little.',
        },
        {
          label: 'Simplifying its geometry',
          explanation:
            'Geometry has to be drawn for every placement. A handle taken from the production model can have more faces than the rest of the window.',
        },
        {
          label: 'Exporting a PDF as well',
          explanation:
            'The model stays as slow as before, and a PDF can’t be coordinated, counted or checked.',
        },
        {
          label: 'Splitting the window into one object per profile',
          explanation: 'Splitting adds objects to the model, and the window can no longer be counted as one.',
        },
      ],
      correctAnswerIndex: 1,
    },
    {
      question: 'What can a check with an IDS file (Information Delivery Specification) tell you?',
      reading: reading.post(
        'ids-checking-a-model-before-it-is-sent',
        'IDS: checking a model before it is sent',
      ),
      options: [
        {
          label: 'Whether two objects clash',
          explanation: 'IDS tests information, not shape. Clashes are found by coordination software.',
        },
        {
          label: 'Whether the declared U-value is true',
          explanation:
            'An IDS check shows that there is a value and whether it lies in a given range. Only the owner of the property can say whether it is true.',
        },
        {
          label: 'Whether the file is small enough for the project',
          explanation:
            'File size is not something an IDS can describe. Its facets cover classes, attributes, properties, classifications, materials and parts.',
        },
        {
          label: 'Whether required properties are there',
          explanation:
            'The applicability selects objects, and the requirements say what they must have. Look at the count too: a specification that is not marked as required also passes when no object matches.',
        },
      ],
      correctAnswerIndex: 3,
    },
    {
      question: 'Where does the GTIN of a product belong in an IFC model?',
      reading: reading.post(
        'one-identifier-per-product',
        'One identifier per product: GTIN, GLN and the data carrier',
      ),
      options: [
        {
          label: 'In the name of the object',
          explanation:
            'Names are meant for people and differ from project to project, so software does not look for a GTIN there.',
        },
        {
          label: 'In the standard property set for manufacturer data',
          explanation:
            'In Pset_ManufacturerTypeInformation, as GlobalTradeItemNumber. Keep it as text, because a spreadsheet that turns it into a number drops the leading zero.',
        },
        {
          label: 'In the GUID of the object',
          explanation:
            'The GUID tells one object of a model from another. Two placements of one product have two GUIDs and the same GTIN.',
        },
        {
          label: 'In a set of your own, such as Pset_GTIN',
          explanation:
            'Software would not look there, and names that begin with Pset_ are reserved for the standard.',
        },
      ],
      correctAnswerIndex: 1,
    },
  ],
  levels: {
    1: {
      ...knowledgeLevels[1],
      text: 'Next week: open one of your objects in a free IFC viewer and look up its class, its property sets and its GTIN. The texts below explain what you see there.',
      next: [
        reading.post(
          'one-identifier-per-product',
          'One identifier per product: GTIN, GLN and the data carrier',
        ),
        reading.post('ifc-classes-for-facade-products', 'IFC classes for facade products: a short guide'),
        reading.service('workshop-factory'),
      ],
    },
    2: {
      ...knowledgeLevels[2],
      text: 'You know the basics, and the answers you missed are explained below. Next week: take the last request a designer sent you and translate it into properties with set, unit and source.',
      next: [
        reading.post('level-of-information-need-in-plain-words', 'Level of information need in plain words'),
        reading.post('light-geometry-full-data', 'Light geometry, full data: how heavy should an object be'),
        reading.post('ids-checking-a-model-before-it-is-sent', 'IDS: checking a model before it is sent'),
      ],
    },
    3: {
      ...knowledgeLevels[3],
      text: 'You can brief the people who build your objects and check what they deliver. Next week: write the property list of one product family as an IDS and run your published objects against it.',
      next: [
        reading.pdf('bim-object-quality-checklist'),
        reading.post('ids-checking-a-model-before-it-is-sent', 'IDS: checking a model before it is sent'),
        reading.service('bim-depot-factory'),
      ],
    },
  },
};
